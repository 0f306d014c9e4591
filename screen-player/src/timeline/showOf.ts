import { inItemOrder, timelineOf } from 'evaluation';
import type { Item, ScreenContent } from 'shared-kernel/model';

import { motionOf } from '../motion/motionOf';
import { reducedMotion } from '../motion/reducedMotion';
import { arrived } from './arrivals';
import type { Arrivals } from './arrivals';
import { lifeOf } from './lifeOf';
import type { Life } from './lifeOf';

export interface ShownItem extends Life {
  readonly item: Item;
}

/** A screen's content laid out in time. */
export interface Show {
  /** In the order of the items, which is the order of their times. */
  readonly items: readonly ShownItem[];
  /** The end marker (D13). */
  readonly endMs: number;
  /** When the last movement stands still; it may outlast the end marker [P2]. */
  readonly settledMs: number;
  /** When there is most to read: what has come stands, what leaves with the end of the screen does not leave yet. */
  readonly fullMs: number;
  /** Whether the background moves. */
  readonly backgroundMoves: boolean;
}

/** `moves` false: for people who asked for less movement [P22]. `language` is that of the texts. */
export function showOf(
  content: ScreenContent,
  moves = true,
  arrivals: Arrivals | null = null,
  language?: string,
): Show {
  const timeline = timelineOf(inItemOrder(content.items), content.delayAfterLastItem);
  const endMs = timeline.endSeconds * 1000;
  const items = timeline.items.map(({ item, atSeconds }) => {
    const isHere = arrivals?.ids.has(item.id) === true;
    const motion = motionOf(isHere ? arrived(item) : item, language);
    const { after } = item.motion.exit;
    const life = lifeOf(
      moves ? motion : reducedMotion(motion),
      isHere ? 0 : atSeconds * 1000,
      isHere && after !== null ? after + atSeconds : after,
      endMs,
    );
    return { item, ...life, landedMs: isHere ? arrivals.restMs : life.landedMs };
  });
  return {
    items,
    endMs,
    settledMs: latest(items, endMs, ({ settledMs }) => settledMs),
    fullMs: Math.min(
      latest(items, endMs, ({ landedMs }) => landedMs),
      ...items.map(({ item, exitMs }) =>
        item.motion.exit.after === null ? (exitMs ?? Infinity) : Infinity,
      ),
    ),
    backgroundMoves: moves && backgroundMoves(content),
  };
}

const latest = (
  items: readonly ShownItem[],
  endMs: number,
  momentOf: (item: ShownItem) => number,
): number => items.reduce((moment, item) => Math.max(moment, momentOf(item)), endMs);

const backgroundMoves = ({ backgroundImage, backgroundMotion }: ScreenContent): boolean =>
  (backgroundMotion.movement !== 'none' && backgroundImage !== '') ||
  (backgroundMotion.gradient.movement !== 'none' && backgroundMotion.gradient.colours.length > 1);
