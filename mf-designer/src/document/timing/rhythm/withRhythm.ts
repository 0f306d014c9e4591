import { showOf } from 'screen-player';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import { changeItems } from '../../changeItem';
import { inListOrder } from '../../inListOrder';
import { isDecoration } from '../../itemName';
import { withChanges } from '../../withChanges';
import { readingOrder, type ReadText } from '../readingOrder';
import { beatsOf, type Beat } from './beatsOf';
import type { Filling } from './filling';
import { pacedDelays } from './pacedDelays';
import { clamped, upToTenth } from './tenths';
import { withSomethingMoving } from './withSomethingMoving';

/** How long the whole screen stays at least, and at most where there is nothing left to read. */
const END_SECONDS = { least: 1.5, most: 3 };

/**
 * [S86] The screen in a rhythm that can be followed: the same objects in the same order. The very same content where
 * it has one already. `fillings`: the screen as supporters with different data see it; with none, as it is written.
 */
export function withRhythm(
  content: ScreenContent,
  fillings: readonly Filling[] = [],
): ScreenContent {
  const fills = fillings.length === 0 ? [AS_WRITTEN] : fillings;
  const beats = beatsOf(inListOrder(content));
  const delays = pacedDelays(
    beats.map(([first]) => first.delay),
    beats.map((beat) => beat.every(isDecoration)),
  );
  const paced = beats.reduce(
    (before, beat, index) => withBeat(before, beat, delays[index] ?? 0),
    content,
  );
  const read = fills.flatMap((fill) => readingOrder(fill(paced)));
  const staying = withExitsAfterReading(paced, read);
  const [least, most] = endBounds(staying, read);
  const ended = withChanges(staying, {
    delayAfterLastItem: clamped(content.delayAfterLastItem, least, most),
  });
  return withSomethingMoving(ended, fills);
}

const AS_WRITTEN: Filling = (content) => content;

function withBeat(content: ScreenContent, [first, ...others]: Beat, delay: number): ScreenContent {
  const begun = changeItems(content, [first.id], (item) => withChanges(item, { delay }));
  const ids = others.map(({ id }) => id);
  return changeItems(begun, ids, (item) => withChanges(item, { delay: 0 }));
}

/** Texts that leave of themselves stay until they are read. */
function withExitsAfterReading(content: ScreenContent, read: readonly ReadText[]): ScreenContent {
  const needed = new Map<ItemId, number>();
  for (const { text, atSeconds, readBySeconds } of read) {
    const { id } = text.item;
    needed.set(id, Math.max(needed.get(id) ?? 0, upToTenth(readBySeconds - atSeconds)));
  }
  return changeItems(content, [...needed.keys()], (item) => {
    const { exit } = item.motion;
    if (!leavesOfItself(item)) return item;
    const later = withChanges(exit, { after: Math.max(exit.after ?? 0, needed.get(item.id) ?? 0) });
    return withChanges(item, { motion: withChanges(item.motion, { exit: later }) });
  });
}

const leavesOfItself = ({ motion: { exit } }: Item): boolean =>
  exit.animation !== 'none' && exit.after !== null;

/** The delay after the last item, at least and at most: everything is read before the end, or before it leaves with it. */
function endBounds(content: ScreenContent, read: readonly ReadText[]): readonly [number, number] {
  const lastSeconds = Math.max(0, ...showOf(content).items.map(({ atMs }) => atMs / 1000));
  const needed = read.map(
    ({ text, readBySeconds }) => readBySeconds + leavingSeconds(text.item) - lastSeconds,
  );
  const least = upToTenth(Math.max(END_SECONDS.least, ...needed));
  return [least, Math.max(END_SECONDS.most, least)];
}

/** What leaves as the screen ends has so much less time. */
const leavingSeconds = ({ motion: { exit } }: Item): number =>
  exit.animation !== 'none' && exit.after === null ? exit.duration : 0;
