import type { AnimateElement, RunningMotion } from '../motion/animateElement';
import type { Motion } from '../motion/motionOf';
import type { ItemBox } from '../stage/createItemBox';
import type { ItemFrame } from '../timeline/itemFrameAt';

/** Shows one item at any moment of its life. */
export interface ItemPresenter {
  /** Undefined before its time. */
  show(frame: ItemFrame | undefined): void;
  /** The item stands finished, as the stage painted it. */
  remove(): void;
}

export function createItemPresenter(
  box: ItemBox,
  motion: Motion,
  animate: AnimateElement,
): ItemPresenter {
  let running: RunningMotion | null = null;

  const stopMoving = () => {
    running?.remove();
    running = null;
  };

  return {
    show: (frame) => {
      box.setVisible(frame !== undefined);
      box.showText(frame?.text ?? null);
      if (motion.box === null || frame === undefined || frame.progress === 1) {
        stopMoving();
        return;
      }
      running ??= animate(box.element, motion.box);
      running.showAt(frame.progress * motion.box.durationMs);
    },
    remove: () => {
      stopMoving();
      box.showText(null);
      box.setVisible(null);
    },
  };
}
