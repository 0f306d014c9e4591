import type { Animation, Item } from 'shared-kernel/model';

import { counting } from './countedText';
import { BOUNCE, FADE, FLIP, slideFrom, ZOOM } from './keyframeMotions';
import type { KeyframeMotion } from './keyframeMotions';
import { typing } from './typedText';
import type { TextMotion } from './typedText';

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
  (motion: (text: string) => TextMotion | null) =>
  (item: Item): Motion =>
    item.type === 'text' ? { box: null, text: motion(item.text) } : STILL;

const MOTIONS = {
  none: () => STILL,
  fade: moving(FADE),
  zoom: moving(ZOOM),
  flip: moving(FLIP),
  bounce: moving(BOUNCE),
  slide: (item) => ({ box: slideFrom(item.horizontalAlignment), text: null }),
  typewriter: changingText(typing),
  countUp: changingText(counting),
} as const satisfies Record<Animation, (item: Item) => Motion>;
