import { layoutFor } from 'evaluation';
import type { Item, ScreenContent, View } from 'shared-kernel/model';

import type { Arrivals } from '../../timeline/arrivals';
import { frameAt } from '../../timeline/frameAt';
import { transitionOf } from './transitionOf';
import { showOf } from '../../timeline/showOf';

/** An item of the screen before and the one of the same name that takes its place. */
export interface SharedItem {
  readonly from: Item;
  readonly to: Item;
}

/** [T14] Each name once, in the order of the screen that comes; of the screen before, what is there at its end. */
export function sharedItems(before: ScreenContent, after: ScreenContent): readonly SharedItem[] {
  const { shown } = frameAt(before, showOf(before).endMs);
  const named = new Map<string, Item>();
  for (const item of before.items) {
    if (item.name !== '' && shown.has(item.id)) named.set(item.name, item);
  }
  return after.items.flatMap((to) => {
    const from = named.get(to.name);
    if (from === undefined) return [];
    named.delete(to.name);
    return [{ from, to }];
  });
}

/** What comes over from the screen before; null where nothing does. */
export function arrivalsOf(
  before: ScreenContent,
  after: ScreenContent,
  moves: boolean,
): Arrivals | null {
  const over = transitionOf(after, showOf(after).endMs, moves);
  if (over?.kind !== 'sharedElement') return null;
  const ids = new Set(sharedItems(before, after).map(({ to }) => to.id));
  return ids.size === 0 ? null : { ids, restMs: over.durationMs };
}

/** Nothing needs to fade into anything where the two look the same but for their size. */
export const looksTheSame = ({ from, to }: SharedItem): boolean =>
  from.type === to.type &&
  from.text === to.text &&
  from.url === to.url &&
  from.backgroundColour === to.backgroundColour &&
  from.horizontalAlignment === to.horizontalAlignment &&
  styled(from) === styled(to);

const styled = ({ font, look, shape, figure }: Item): string =>
  JSON.stringify([font, look, shape, figure]);

/** What has no letters grows by its width. */
export const isPicture = ({ type }: Item): boolean => type === 'image' || type === 'shape';

/** By how much the letters, or the picture, of the one are larger than of the other. */
export function growthOf({ from, to }: SharedItem, view: View, widths: readonly [number, number]) {
  if (isPicture(from) && isPicture(to)) return widths[1] / Math.max(1, widths[0]);
  return layoutFor(to, view).font.size / layoutFor(from, view).font.size;
}
