import type { AnimateElement, RunningMotion } from '../motion/animateElement';
import type { KeyframeMotion } from '../motion/keyframeMotions';
import type { Motion } from '../motion/motionOf';
import type { ItemBox } from '../stage/createItemBox';
import type { ItemFrame } from '../timeline/itemFrameAt';

/** Shows one item at any moment of its life. */
export interface ItemPresenter {
  /** Undefined before its time. */
  show(motion: Motion, frame: ItemFrame | undefined): void;
  /** The item stands finished, as the stage painted it. */
  remove(): void;
}

export function createItemPresenter(box: ItemBox, animate: AnimateElement): ItemPresenter {
  let running: { readonly motion: KeyframeMotion; readonly movement: RunningMotion } | null = null;

  const stopMoving = () => {
    running?.movement.remove();
    running = null;
  };

  const move = (motion: KeyframeMotion, progress: number) => {
    if (running?.motion !== motion) {
      stopMoving();
      running = { motion, movement: animate(box.element, motion) };
    }
    running.movement.showAt(progress * motion.durationMs);
  };

  return {
    show: (motion, frame) => {
      box.setVisible(frame !== undefined);
      box.showText(frame?.text ?? null);
      if (motion.box === null || frame === undefined || frame.progress === 1) stopMoving();
      else move(motion.box, frame.progress);
    },
    remove: () => {
      stopMoving();
      box.showText(null);
      box.setVisible(null);
    },
  };
}
