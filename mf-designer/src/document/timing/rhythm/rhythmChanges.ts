import { showOf } from 'screen-player';
import type { BackgroundMotion, Item, ItemId, Loop, ScreenContent } from 'shared-kernel/model';

import { inListOrder } from '../../inListOrder';
import { inSeconds } from '../timelineWords';

/** One line of what the rhythm changes, or leaves as it is. Seconds. */
export interface RhythmRow {
  /** `end`: the delay after the last item. */
  readonly id: ItemId | 'end';
  readonly delayBefore: number;
  readonly delayAfter: number;
  /** What else changes of it, such as "floats". */
  readonly also: readonly string[];
}

export interface RhythmChanges {
  /** In the order of the list, and the end. */
  readonly rows: readonly RhythmRow[];
  /** What the background begins to do; '' where it goes on as it was. */
  readonly background: string;
  /** How long the screen takes. */
  readonly secondsBefore: number;
  readonly secondsAfter: number;
  /** How many rows differ, the background among them. */
  readonly changed: number;
}

/** What is different between a screen and the same one in its rhythm. */
export function rhythmChanges(before: ScreenContent, after: ScreenContent): RhythmChanges {
  const arranged = new Map(after.items.map((item) => [item.id, item]));
  const rows: RhythmRow[] = [
    ...inListOrder(before).map((item) => rowOf(item, arranged.get(item.id) ?? item)),
    {
      id: 'end',
      delayBefore: before.delayAfterLastItem,
      delayAfter: after.delayAfterLastItem,
      also: [],
    },
  ];
  const background = backgroundWords(before.backgroundMotion, after.backgroundMotion);
  return {
    rows,
    background,
    secondsBefore: showOf(before).endMs / 1000,
    secondsAfter: showOf(after).endMs / 1000,
    changed: rows.filter(isChanged).length + (background === '' ? 0 : 1),
  };
}

export const isChanged = ({ delayBefore, delayAfter, also }: RhythmRow): boolean =>
  delayBefore !== delayAfter || also.length > 0;

const rowOf = (was: Item, is: Item): RhythmRow => ({
  id: was.id,
  delayBefore: was.delay,
  delayAfter: is.delay,
  also: [
    ...(was.motion.loop === is.motion.loop ? [] : [LOOP_WORDS[is.motion.loop]]),
    ...(was.motion.exit.after === is.motion.exit.after || is.motion.exit.after === null
      ? []
      : [`leaves after ${inSeconds(is.motion.exit.after)}`]),
  ],
});

const LOOP_WORDS = {
  none: 'stands still',
  float: 'floats',
  pulse: 'pulses',
  drift: 'drifts',
  shimmer: 'shimmers',
} as const satisfies Record<Loop, string>;

function backgroundWords(was: BackgroundMotion, is: BackgroundMotion): string {
  if (was.movement !== is.movement) return 'its picture slowly zooms in';
  return was.gradient.movement === is.gradient.movement ? '' : 'its gradient drifts';
}
