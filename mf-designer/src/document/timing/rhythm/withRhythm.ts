import { DEFAULT_MOTION, type Item, type ScreenContent } from 'shared-kernel/model';

import { changeItems } from '../../changeItem';
import { inListOrder } from '../../inListOrder';
import { isDecoration } from '../../itemName';
import { withChanges } from '../../withChanges';
import { readingSeconds } from '../readingTime';
import { beatsOf, type Beat } from './beatsOf';
import { needsOf, type Filling } from './needsOf';
import { pacedDelays } from './pacedDelays';
import { clamped, sumOf, upToTenth } from './tenths';
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
  const needs = needsOf(content, beats, fills);
  const delays = pacedDelays(
    beats.map(([first]) => first.delay),
    needs,
    beats.map((beat) => beat.every(isDecoration)),
  );
  const paced = beats.reduce((before, beat, index) => {
    const delay = delays[index] ?? 0;
    return withBeat(before, beat, delay, upToTenth(needs[index] ?? 0));
  }, content);
  const [least, most] = endBounds(beats, delays, needs);
  const ended = withChanges(paced, {
    delayAfterLastItem: clamped(content.delayAfterLastItem, least, most),
  });
  return withSomethingMoving(ended, fills);
}

const AS_WRITTEN: Filling = (content) => content;

/** A beat at its time. Texts that leave of themselves stay until all of it is read. */
function withBeat(
  content: ScreenContent,
  [first, ...others]: Beat,
  delay: number,
  need: number,
): ScreenContent {
  const staying = (item: Item): Item => {
    const { exit } = item.motion;
    if (exit.animation === 'none' || exit.after === null || !isRead(item)) return item;
    const later = withChanges(exit, { after: Math.max(exit.after, need) });
    return withChanges(item, { motion: withChanges(item.motion, { exit: later }) });
  };
  const begun = changeItems(content, [first.id], (item) => staying(withChanges(item, { delay })));
  const ids = others.map(({ id }) => id);
  return changeItems(begun, ids, (item) => staying(withChanges(item, { delay: 0 })));
}

const isRead = (item: Item): boolean => readingSeconds(item) > 0;

/** The delay after the last item, at least and at most: everything is read before the end, or before it leaves with it. */
function endBounds(
  beats: readonly Beat[],
  delays: readonly number[],
  needs: readonly number[],
): readonly [number, number] {
  const lasts = beats.map((beat, index) => {
    const need = needs[index] ?? 0;
    const sinceSeconds = sumOf(delays.slice(index + 1));
    return need === 0 ? 0 : need + leavingSeconds(beat) - sinceSeconds;
  });
  const least = upToTenth(Math.max(END_SECONDS.least, ...lasts));
  return [least, Math.max(END_SECONDS.most, least)];
}

const leavingSeconds = (beat: Beat): number =>
  Math.max(
    ...beat.map(({ motion: { exit } }) =>
      exit.animation !== DEFAULT_MOTION.exit.animation && exit.after === null ? exit.duration : 0,
    ),
  );
