import { atFirstUse } from 'shared-kernel/late-parts';
import type * as draggingParts from './dragging';

type Dragging = typeof draggingParts;

let dragging: Dragging | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** What dragging is made of, 14 kB, once it is there. */
export const draggingNow = (): Dragging | null => dragging;

/** Asks for it anew where it could not be loaded. */
export const loadDragging = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  try {
    dragging = await import('./dragging');
    for (const listener of listeners) listener();
  } catch (failure) {
    loading = null;
    throw failure;
  }
}

/** Has it loaded once the page is used, and hears when it is there; gives the way to stop. */
export function onDragging(listener: () => void): () => void {
  listeners.add(listener);
  // Without it rows are moved by their buttons, and it is asked for anew with the next list.
  const begin = (): void => void loadDragging().catch(() => undefined);
  // A finger gives no sign before it takes a row.
  if (window.matchMedia('(pointer: coarse)').matches) begin();
  else atFirstUse(begin);
  return () => listeners.delete(listener);
}
