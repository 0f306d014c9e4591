import { showOf } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { delayOfAtLeast } from './delayOptions';
import { readingOrder, type ReadText } from './readingOrder';

/** [S58] A text that the end of the screen, or its own exit, follows too soon. Seconds since it appeared. */
export interface Shortage {
  /** Until it leaves, or the screen ends. */
  readonly aloneSeconds: number;
  /** Until it has been read, after what came before it. */
  readonly neededSeconds: number;
  readonly remedy: Remedy;
}

/** What gives the text its time; nothing but fewer words does where no delay option is long enough. */
export type Remedy =
  | { readonly kind: 'delayEnd'; readonly delaySeconds: number }
  | { readonly kind: 'leaveLater'; readonly id: ItemId; readonly afterSeconds: number }
  | { readonly kind: 'shorten' };

/** What sums of tenths leave behind. */
const UNNOTICED_SECONDS = 1e-9;

/** By the item that the warning stands on. Of texts that the end cuts off, the last one speaks for all. */
export function shortagesOf(content: ScreenContent): ReadonlyMap<ItemId, Shortage> {
  const endSeconds = showOf(content).endMs / 1000;
  const short = readingOrder(content)
    .map((read) => ({ read, limit: limitOf(read, endSeconds) }))
    .filter(({ read, limit }) => read.readBySeconds - limit.seconds >= UNNOTICED_SECONDS);
  const lastCutOff = short.findLast(({ limit }) => !limit.leaves);
  return new Map(
    short
      .filter((one) => one.limit.leaves || one === lastCutOff)
      .map(({ read, limit }) => [read.text.item.id, shortageOf(read, limit, content)]),
  );
}

/** What ends the time of a text. */
interface Limit {
  readonly seconds: number;
  /** Its own exit, at a time of its own; else the end of the screen, with which it may leave. */
  readonly leaves: boolean;
}

function limitOf({ text: { exitMs, item } }: ReadText, endSeconds: number): Limit {
  const exitSeconds = exitMs === null ? Infinity : exitMs / 1000;
  const leaves = item.motion.exit.after !== null && exitSeconds < endSeconds;
  return { seconds: Math.min(exitSeconds, endSeconds), leaves };
}

function shortageOf(
  { text, atSeconds, readBySeconds }: ReadText,
  { seconds, leaves }: Limit,
  { delayAfterLastItem }: ScreenContent,
): Shortage {
  const times = { aloneSeconds: seconds - atSeconds, neededSeconds: readBySeconds - atSeconds };
  if (leaves) {
    const afterSeconds = Math.ceil(times.neededSeconds * 10 - 1e-6) / 10;
    return { ...times, remedy: { kind: 'leaveLater', id: text.item.id, afterSeconds } };
  }
  const delaySeconds = delayOfAtLeast(delayAfterLastItem + readBySeconds - seconds);
  if (delaySeconds === null) return { ...times, remedy: { kind: 'shorten' } };
  return { ...times, remedy: { kind: 'delayEnd', delaySeconds } };
}
