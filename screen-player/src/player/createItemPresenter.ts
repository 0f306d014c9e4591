import type { AnimateElement, RunningMotion } from '../motion/animateElement';
import type { Motion } from '../motion/motionOf';
import type { ItemBox } from '../stage/createItemBox';

/** Shows one item at any moment of its life. */
export interface ItemPresenter {
  /** `elapsedMs` since the item appeared, undefined before. */
  showAt(elapsedMs: number | undefined): void;
  remove(): void;
}

/** `moves` false: the item just appears, finished [P22]. */
export function createItemPresenter(
  box: ItemBox,
  motion: Motion,
  animate: AnimateElement,
  moves: boolean,
): ItemPresenter {
  let running: RunningMotion | null = null;

  const stopMoving = () => {
    running?.remove();
    running = null;
  };

  const moveTo = (elapsedMs: number) => {
    if (motion.box === null) return;
    if (elapsedMs >= motion.box.durationMs) {
      stopMoving();
      return;
    }
    running ??= animate(box.element, motion.box);
    running.showAt(elapsedMs);
  };

  return {
    showAt: (elapsedMs) => {
      box.setVisible(elapsedMs !== undefined);
      if (elapsedMs === undefined) {
        stopMoving();
        return;
      }
      const moment = moves ? elapsedMs : Number.POSITIVE_INFINITY;
      if (motion.text !== null) box.showText(motion.text.textAt(moment));
      moveTo(moment);
    },
    remove: stopMoving,
  };
}
