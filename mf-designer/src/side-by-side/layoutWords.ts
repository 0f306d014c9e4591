import type { Item, View } from 'shared-kernel/model';

import { VIEW_LABELS } from '../canvas/viewLabels';
import { layoutSource } from '../document/ownLayout';

export interface LayoutWords {
  readonly own: boolean;
  readonly words: string;
}

/** [S27] Whose layout the items have in a view (D14); null where none is selected. */
export function layoutWords(items: readonly Item[], view: View): LayoutWords | null {
  const sources = [...new Set(items.map((item) => layoutSource(item, view)))];
  const [source] = sources;
  if (source === undefined) return null;
  if (sources.length > 1) return { own: false, words: 'mixed' };
  if (source === view) return { own: true, words: 'own' };
  return {
    own: false,
    words: source === null ? 'default' : `inherited from ${VIEW_LABELS[source].toLowerCase()}`,
  };
}
