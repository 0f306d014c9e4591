import { motionDurationMs, showOf, type ShownItem } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { delayOfAtLeast } from './delayOptions';
import { readingSeconds } from './readingTime';

/** [S58] A text that the next one, or the end, follows too soon. */
export interface Shortage {
  /** Until the next text appears, or the screen ends. */
  readonly aloneSeconds: number;
  readonly neededSeconds: number;
  readonly remedy: Remedy;
}

/** What gives the text its time; nothing but fewer words does where no delay option is long enough. */
export type Remedy =
  | { readonly kind: 'delayNext'; readonly id: ItemId; readonly delaySeconds: number }
  | { readonly kind: 'delayEnd'; readonly delaySeconds: number }
  | { readonly kind: 'shorten' };

/** What sums of tenths leave behind. */
const UNNOTICED_SECONDS = 1e-9;

/** By the item that the warning stands on. Texts of one moment are read one after the other: the last one speaks. */
export function shortagesOf(content: ScreenContent): ReadonlyMap<ItemId, Shortage> {
  const { items, endMs } = showOf(content);
  const texts = items.filter(({ item }) => readingSeconds(item) > 0);
  const shortages = new Map<ItemId, Shortage>();
  let neededSeconds = 0;

  texts.forEach((text, index) => {
    neededSeconds += readingSeconds(text.item);
    const next = texts[index + 1];
    if (next?.atMs === text.atMs) return;
    const together = texts.filter(({ atMs }) => atMs === text.atMs);
    const aloneSeconds = ((next?.atMs ?? endMs) - text.atMs) / 1000;
    const all = { aloneSeconds, neededSeconds: neededSeconds + longestMotionSeconds(together) };
    neededSeconds = 0;
    if (all.neededSeconds - all.aloneSeconds < UNNOTICED_SECONDS) return;
    shortages.set(text.item.id, { ...all, remedy: remedyFor(all, next ?? null, content) });
  });
  return shortages;
}

const longestMotionSeconds = (texts: readonly ShownItem[]): number =>
  Math.max(...texts.map(({ motion }) => motionDurationMs(motion))) / 1000;

function remedyFor(
  { aloneSeconds, neededSeconds }: Omit<Shortage, 'remedy'>,
  next: ShownItem | null,
  { delayAfterLastItem }: ScreenContent,
): Remedy {
  const before = next === null ? delayAfterLastItem : next.item.delay;
  const delaySeconds = delayOfAtLeast(before + neededSeconds - aloneSeconds);
  if (delaySeconds === null) return { kind: 'shorten' };
  return next === null
    ? { kind: 'delayEnd', delaySeconds }
    : { kind: 'delayNext', id: next.item.id, delaySeconds };
}
