import type { DataFailure } from 'shared-kernel/firestore';
import type { Result } from 'shared-kernel/model';
import { authAtom, useToast } from 'shared-kernel/session';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { RecordToasts } from './recordToasts';

/** State of the navigation that leads from the list to what was just created. */
interface Creation {
  readonly created: true;
}

export const CREATION: Creation = { created: true };

/** Whether a page was opened by creating what it shows. */
export const isCreation = (state: unknown): state is Creation =>
  typeof state === 'object' && state !== null && 'created' in state;

/** Deletes what was created, unless somebody has worked on it since: then false. */
export type Discard = () => Promise<Result<boolean, DataFailure>>;

const underWay = new Set<Promise<unknown>>();

/** Lists wait for it, so that they do not show what is about to go. */
export async function newRecordsSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Discards what was created and left as it was, and says so. */
export function useDiscarding(toasts: RecordToasts): (discard: Discard) => void {
  const store = useStore();
  const showToast = useToast();
  return (discard) => {
    // Whoever is signed out may come back to it.
    if (store.get(authAtom).status !== 'loggedIn') return;
    const discarding = discard().then((discarded) => {
      if (!discarded.ok)
        console.error(`A new record could not be discarded: ${discarded.error.code}`);
      else if (discarded.value) showToast(toasts.discarded);
    });
    underWay.add(discarding);
    void discarding.finally(() => underWay.delete(discarding));
  };
}

/** Discards a new record when its page is left and nothing was saved: `discard` is null where something was. */
export function useDiscardOnLeaving(discard: Discard | null, toasts: RecordToasts): void {
  const begin = useDiscarding(toasts);
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (discard !== null) begin(discard);
    };
  });
  useEffect(
    () => () => {
      latest.current();
    },
    [],
  );
}
