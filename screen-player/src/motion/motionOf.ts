import type { Accent, Animation, Item, Loop } from 'shared-kernel/model';

import { counting } from './countedText';
import type { CountedPace } from './countedText';
import { PACES } from './easing';
import { exitMotion } from './exitMotion';
import { canRun } from './finishedText';
import { growing } from './growing';
import { APPEAR, BOUNCE, FADE, FLIP, slideFrom, slidePart, ZOOM } from './keyframeMotions';
import type { KeyframeMotion } from './keyframeMotions';
import { pacedMotion } from './pacedMotion';
import { splitOf } from './splitText';
import type { Split } from './splitText';
import { typing } from './typedText';
import type { TextMotion } from './typedText';

/** How one item comes in, what it does while it stands, and how it leaves. */
export interface Motion {
  /** The whole box moves, or each part of a split text. */
  readonly box: KeyframeMotion | null;
  readonly text: TextMotion | null;
  readonly split: Split | null;
  readonly accent: Accent;
  readonly loop: Loop;
  readonly exit: KeyframeMotion | null;
}

/** [P18] One row for each animation of spec §3; [P31] in the item's own time and at its own pace. `language` is its text's. */
export function motionOf(item: Item, language?: string): Motion {
  const { duration, easing, accent, loop } = item.motion;
  const own = MOTIONS[item.animation];
  const split = own.text === undefined ? splitOf(item) : null;
  const box = own.box?.(item, split !== null) ?? (split && APPEAR);
  const seconds = item.animation === 'none' ? null : duration;
  const textPace = {
    durationMs: duration === null ? undefined : duration * 1000,
    pace: easing === 'auto' ? undefined : PACES[easing],
    language,
  };
  return {
    box: box && pacedMotion(box, seconds === null ? box.durationMs : seconds * 1000, easing),
    // [P21]
    text:
      item.type === 'chart'
        ? growing(item)
        : canRun(item)
          ? (own.text?.(item.text, textPace) ?? null)
          : null,
    split,
    accent,
    loop,
    exit: exitMotion(item),
  };
}

/** How long the item takes to come in. */
export const motionDurationMs = ({ box, text, split }: Motion): number =>
  Math.max((box?.durationMs ?? 0) + (split?.spanMs ?? 0), text?.durationMs ?? 0);

interface Entrance {
  readonly box?: (item: Item, inParts: boolean) => KeyframeMotion;
  readonly text?: (text: string, pace: CountedPace) => TextMotion | null;
}

const MOTIONS: Readonly<Record<Animation, Entrance>> = {
  none: {},
  fade: { box: () => FADE },
  zoom: { box: () => ZOOM },
  flip: { box: () => FLIP },
  bounce: { box: () => BOUNCE },
  slide: {
    box: ({ horizontalAlignment }, inParts) =>
      inParts ? slidePart() : slideFrom(horizontalAlignment),
  },
  typewriter: { text: typing },
  countUp: { text: counting },
};
