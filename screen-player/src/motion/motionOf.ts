import type { Animation, Item } from 'shared-kernel/model';

import { COUNT_UP_MS, countedText } from './countedText';
import { BOUNCE, FADE, FLIP, slideFrom, ZOOM } from './keyframeMotions';
import type { KeyframeMotion } from './keyframeMotions';
import { typedText, typingDurationMs } from './typedText';
import type { TextFrame } from './typedText';

export interface TextMotion {
  readonly durationMs: number;
  readonly textAt: (elapsedMs: number) => TextFrame;
}

/** How one item comes in: the whole box moves, or its text changes, or neither. */
export interface Motion {
  readonly box: KeyframeMotion | null;
  readonly text: TextMotion | null;
}

/** [P18] One row for each animation of spec §3. */
export const motionOf = (item: Item): Motion => MOTIONS[item.animation](item);

export const motionDurationMs = ({ box, text }: Motion): number =>
  Math.max(box?.durationMs ?? 0, text?.durationMs ?? 0);

const STILL: Motion = { box: null, text: null };

const moving = (box: KeyframeMotion) => (): Motion => ({ box, text: null });

/** [P21] */
const changingText =
  (motion: (text: string) => TextMotion) =>
  (item: Item): Motion =>
    item.type === 'text' ? { box: null, text: motion(item.text) } : STILL;

const MOTIONS = {
  none: () => STILL,
  fade: moving(FADE),
  zoom: moving(ZOOM),
  flip: moving(FLIP),
  bounce: moving(BOUNCE),
  slide: (item) => ({ box: slideFrom(item.horizontalAlignment), text: null }),
  typewriter: changingText((text) => ({
    durationMs: typingDurationMs(text),
    textAt: (elapsedMs) => typedText(text, elapsedMs),
  })),
  countUp: changingText((text) => ({
    durationMs: COUNT_UP_MS,
    textAt: (elapsedMs) => countedText(text, elapsedMs),
  })),
} as const satisfies Record<Animation, (item: Item) => Motion>;
