import type { AnimateElement } from '../motion/animateElement';
import type { Motion } from '../motion/motionOf';
import type { ItemBox } from '../stage/createItemBox';
import type { ItemFrame } from '../timeline/itemFrameAt';
import { createMover } from './createMover';

/** Shows one item at any moment of its life. */
export interface ItemPresenter {
  /** Undefined before its time and after it has left. */
  show(motion: Motion, frame: ItemFrame | undefined): void;
  /** The item stands finished, as the stage painted it. */
  remove(): void;
}

export function createItemPresenter(box: ItemBox, animate: AnimateElement): ItemPresenter {
  const mover = createMover(box.element, animate);
  return {
    show: (motion, frame) => {
      box.setVisible(frame !== undefined);
      box.showText(frame?.text ?? null);
      if (frame === undefined) mover.show(null, 0);
      else if (frame.exit > 0) mover.show(motion.exit, frame.exit);
      else mover.show(frame.progress < 1 ? motion.box : null, frame.progress);
    },
    remove: () => {
      mover.show(null, 0);
      box.showText(null);
      box.setVisible(null);
    },
  };
}
