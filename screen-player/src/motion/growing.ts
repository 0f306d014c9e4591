import type { Item } from 'shared-kernel/model';

import type { TextMotion } from './typedText';

/** [P46] As long as eyes need to follow it. */
const GROW_MS = 1_400;

/** [P46] A chart grows while it comes in, or its own time long. */
export const growing = ({ text, animation, motion }: Item): TextMotion | null => {
  const durationMs = motion.duration === null ? GROW_MS : motion.duration * 1000;
  return animation === 'none'
    ? null
    : {
        durationMs,
        textAt: (elapsedMs) => ({
          shown: text,
          awaited: '',
          evenDigits: false,
          grown: elapsedMs / durationMs,
        }),
      };
};
