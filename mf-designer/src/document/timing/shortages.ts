import { showOf, type ShownItem } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { delayOfAtLeast } from './delayOptions';
import { readingSeconds } from './readingTime';

/** [S58] A text that the next one, the end or its own exit follows too soon. */
export interface Shortage {
  /** Until the next text appears, it leaves, or the screen ends. */
  readonly aloneSeconds: number;
  readonly neededSeconds: number;
  readonly remedy: Remedy;
}

/** What gives the text its time; nothing but fewer words does where no delay option is long enough. */
export type Remedy =
  | { readonly kind: 'delayNext'; readonly id: ItemId; readonly delaySeconds: number }
  | { readonly kind: 'delayEnd'; readonly delaySeconds: number }
  | { readonly kind: 'leaveLater'; readonly id: ItemId; readonly afterSeconds: number }
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
    const limit = earliest([...together.flatMap(leavings), followedBy(next ?? null, endMs)]);
    const aloneSeconds = (limit.atMs - text.atMs) / 1000;
    const all = { aloneSeconds, neededSeconds: neededSeconds + longestMotionSeconds(together) };
    neededSeconds = 0;
    if (all.neededSeconds - all.aloneSeconds < UNNOTICED_SECONDS) return;
    shortages.set(text.item.id, { ...all, remedy: remedyFor(all, limit, content) });
  });
  return shortages;
}

/** What ends the time of a text. */
interface Limit {
  readonly atMs: number;
  /** The text that follows or leaves; null: the end of the screen. */
  readonly text: ShownItem | null;
  readonly leaves: boolean;
}

const followedBy = (next: ShownItem | null, endMs: number): Limit => ({
  atMs: next?.atMs ?? endMs,
  text: next,
  leaves: false,
});

/** A text that leaves as the screen ends has the less time before the end. */
const leavings = (text: ShownItem): readonly Limit[] =>
  text.exitMs === null
    ? []
    : text.item.motion.exit.after === null
      ? [{ atMs: text.exitMs, text: null, leaves: false }]
      : [{ atMs: text.exitMs, text, leaves: true }];

const earliest = (limits: readonly [...Limit[], Limit]): Limit =>
  limits.reduce((first, limit) => (limit.atMs < first.atMs ? limit : first));

const longestMotionSeconds = (texts: readonly ShownItem[]): number =>
  Math.max(...texts.map(({ atMs, landedMs }) => landedMs - atMs)) / 1000;

function remedyFor(
  { aloneSeconds, neededSeconds }: Omit<Shortage, 'remedy'>,
  { text, leaves }: Limit,
  { delayAfterLastItem }: ScreenContent,
): Remedy {
  const missing = neededSeconds - aloneSeconds;
  if (text !== null && leaves) {
    const afterSeconds = Math.ceil((aloneSeconds + missing) * 10 - 1e-6) / 10;
    return { kind: 'leaveLater', id: text.item.id, afterSeconds };
  }
  const before = text === null ? delayAfterLastItem : text.item.delay;
  const delaySeconds = delayOfAtLeast(before + missing);
  if (delaySeconds === null) return { kind: 'shorten' };
  return text === null
    ? { kind: 'delayEnd', delaySeconds }
    : { kind: 'delayNext', id: text.item.id, delaySeconds };
}
