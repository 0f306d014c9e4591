import { easeOut, PACES } from '../motion/easing';
import { withinPace } from '../motion/typedText';
import type { Item } from 'shared-kernel/model';

/** How far each of several parts has grown, 0-1, when so much of the whole time is over. */
export type Growth = (time: number, part: number, parts: number) => number;

/** How much of the time lies between the beginnings of the first part and the last. */
const SPREAD = 0.45;

/** [P46] One part after the other, all of them there in the end. */
export function growthOf({ motion: { easing } }: Pick<Item, 'motion'>): Growth {
  const pace = easing === 'auto' ? easeOut : PACES[easing];
  return (time, part, parts) => {
    if (time >= 1) return 1;
    const begins = parts < 2 ? 0 : (SPREAD * part) / (parts - 1);
    return withinPace(pace, (time - begins) / (parts < 2 ? 1 : 1 - SPREAD));
  };
}

/** Words come once what they tell of is nearly there. */
export const wordsOpacity = (grown: number): string =>
  String(Math.round(Math.min(1, Math.max(0, (grown - 0.6) / 0.4)) * 1000) / 1000);
