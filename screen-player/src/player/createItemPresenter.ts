import type { Item } from 'shared-kernel/model';

import type { AnimateElement } from '../motion/animateElement';
import type { Motion } from '../motion/motionOf';
import { shimmerStyle, standingStyle } from '../motion/standingStyle';
import type { ItemBox, ItemLayout } from '../stage/createItemBox';
import { createStyleWriter } from '../style/styleSheetOfOne';
import type { ItemFrame } from '../timeline/itemFrameAt';
import { createAccentPresenter } from './createAccentPresenter';
import { createMover } from './createMover';
import { createPartMovers } from './createPartMovers';
import type { AccentPart } from './particles';

/** Shows one item at any moment of its life. */
export interface ItemPresenter {
  /** No frame before its time and after it has left. */
  show(item: Item, motion: Motion, frame: ItemFrame | undefined): void;
  /** The item stands finished, as the stage painted it. */
  remove(): void;
}

export function createItemPresenter(
  box: ItemBox,
  animate: AnimateElement,
  accents: () => AccentPart | null,
): ItemPresenter {
  const mover = createMover(box.element, animate);
  const partMovers = createPartMovers(animate);
  const accent = createAccentPresenter(box.element, accents);
  const writeBox = createStyleWriter(box.element);

  const come = (motion: Motion, { parts }: ItemLayout, frame: ItemFrame | undefined) => {
    const comes = frame !== undefined && frame.progress < 1;
    const inParts = comes && motion.split !== null && motion.box !== null;
    box.showParts(inParts);
    if (inParts) partMovers.show(parts, motion.split, motion.box, frame.elapsedMs);
    else partMovers.stop();
    if (frame !== undefined && frame.exit > 0) mover.show(motion.exit, frame.exit);
    else mover.show(comes && !inParts ? motion.box : null, frame?.progress ?? 0);
  };

  const stand = (motion: Motion, { centre }: ItemLayout, frame: ItemFrame | undefined) => {
    writeBox(standingStyle(frame ?? null, motion, centre));
    box.mask(shimmerStyle(frame?.loop ?? null, motion));
  };

  return {
    show: (item, motion, frame) => {
      // Before its time as well: while it moves, nothing is read of the page.
      const layout = box.layout(motion);
      box.setVisible(frame !== undefined);
      box.showText(frame?.text ?? null);
      come(motion, layout, frame);
      stand(motion, layout, frame);
      accent.show(item, frame?.accent ?? null, layout.centre);
    },
    remove: () => {
      mover.show(null, 0);
      partMovers.stop();
      accent.remove();
      box.showParts(false);
      box.showText(null);
      box.setVisible(null);
      writeBox(standingStyle(null));
      box.mask(shimmerStyle(null));
    },
  };
}
