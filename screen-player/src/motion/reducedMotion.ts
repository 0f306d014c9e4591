import { FADE } from './keyframeMotions';
import type { KeyframeMotion } from './keyframeMotions';
import { motionDurationMs } from './motionOf';
import type { Motion } from './motionOf';

/** [P22] */
const LONGEST_MS = 300;

/** [P22] The movement of an item for people who asked for less of it: what came and went somehow, fades. */
export function reducedMotion(motion: Motion): Motion {
  const entranceMs = Math.min(LONGEST_MS, motionDurationMs(motion));
  return {
    box: entranceMs === 0 ? null : { ...FADE, durationMs: entranceMs },
    text: null,
    split: null,
    accent: 'none',
    loop: 'none',
    exit: motion.exit && fadeOut(motion.exit.durationMs),
  };
}

const fadeOut = (durationMs: number): KeyframeMotion => ({
  ...FADE,
  durationMs: Math.min(LONGEST_MS, durationMs),
  keyframes: { opacity: [1, 0] },
});
