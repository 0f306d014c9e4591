import type { Item } from 'shared-kernel/model';

import { animateElement } from '../motion/animateElement';
import type { AnimateElement } from '../motion/animateElement';
import { motionDurationMs, motionOf } from '../motion/motionOf';
import type { ItemBox } from '../stage/createItemBox';
import { itemFrameAt } from '../timeline/itemFrameAt';
import { windowClock } from './clock';
import type { Clock } from './clock';
import { createItemPresenter } from './createItemPresenter';
import { reducedMotionOf } from './reducedMotionOf';

export interface ItemPlayback {
  /** The item stands finished again; `onEnd` is not called. */
  stop(): void;
}

export interface ItemPlaybackOptions {
  readonly clock?: Clock;
  readonly reducedMotion?: boolean;
  readonly animate?: AnimateElement;
  readonly onEnd?: () => void;
}

/** [P29] Plays one item's movement alone on a still stage; every other item stays as it is. */
export function playItem(
  box: ItemBox,
  item: Item,
  options: ItemPlaybackOptions = {},
): ItemPlayback {
  const view = box.element.ownerDocument.defaultView ?? window;
  const clock = options.clock ?? windowClock(view);
  const motion = motionOf(item);
  const moves = !(options.reducedMotion ?? reducedMotionOf(view)());
  const durationMs = moves ? motionDurationMs(motion) : 0;
  const presenter = createItemPresenter(box, options.animate ?? animateElement);
  const startedMs = clock.nowMs();
  let cancel: () => void = () => undefined;

  const stop = () => {
    cancel();
    presenter.remove();
  };
  const step = () => {
    const elapsedMs = clock.nowMs() - startedMs;
    presenter.show(motion, itemFrameAt(motion, elapsedMs, moves));
    cancel = clock.onNextFrame(() => {
      if (clock.nowMs() - startedMs < durationMs) {
        step();
        return;
      }
      stop();
      options.onEnd?.();
    });
  };
  step();
  return { stop };
}
