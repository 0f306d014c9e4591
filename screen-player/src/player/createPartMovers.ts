import type { AnimateElement } from '../motion/animateElement';
import type { KeyframeMotion } from '../motion/keyframeMotions';
import { partStartMs } from '../motion/splitText';
import type { Split } from '../motion/splitText';
import { createMover } from './createMover';
import type { Mover } from './createMover';

/** [P33] Moves the parts of one text, each by the same movement, one after the other. */
export function createPartMovers(animate: AnimateElement) {
  let moved: readonly HTMLElement[] = [];
  let movers: readonly Mover[] = [];
  const stop = () => {
    for (const mover of movers) mover.show(null, 0);
    moved = [];
    movers = [];
  };
  return {
    show: (
      parts: readonly HTMLElement[],
      split: Split,
      motion: KeyframeMotion,
      elapsedMs: number,
    ) => {
      if (moved !== parts) {
        stop();
        moved = parts;
        movers = parts.map((part) => createMover(part, animate));
      }
      movers.forEach((mover, index) => {
        const sinceMs = elapsedMs - partStartMs(split, index, parts.length);
        // Until then it is not seen by its own style: forty movements are not begun in one frame.
        mover.show(sinceMs < 0 ? null : motion, Math.min(1, sinceMs / motion.durationMs));
      });
    },
    stop,
  };
}
