import { type Item, type View, VIEW_LABELS } from 'shared-kernel/model';

import { layoutSource } from '../document/ownLayout';

export interface LayoutWords {
  readonly own: boolean;
  readonly words: string;
}

/** [S27] Whose layout the items have in a view (D14); null where there are none. */
export function layoutWords(items: readonly Item[], view: View): LayoutWords | null {
  const sources = items.map((item) => layoutSource(item, view));
  const [source] = sources;
  if (source === undefined) return null;
  const own = sources.filter((one) => one === view).length;
  if (own === items.length) return { own: true, words: 'own' };
  if (own > 0) return { own: true, words: `${String(own)} of ${String(items.length)} own` };
  if (source === null) return { own: false, words: 'default' };
  return {
    own: false,
    words: sources.every((one) => one === source)
      ? `inherited from ${VIEW_LABELS[source].toLowerCase()}`
      : 'inherited',
  };
}
