import { layoutFor } from 'evaluation';
import type { Item, View } from 'shared-kernel/model';

/** "top 30%, left 25.1%" */
export function placeInWords(item: Item, view: View): string {
  const { top, horizontal } = layoutFor(item, view).position;
  const edge = item.horizontalAlignment === 'right' ? 'right' : 'left';
  return `top ${String(top)}%, ${edge} ${String(horizontal)}%`;
}
