import type { Item } from 'shared-kernel/model';

import { animateElement } from '../motion/animateElement';
import type { AnimateElement } from '../motion/animateElement';
import { motionOf } from '../motion/motionOf';
import { reducedMotion } from '../motion/reducedMotion';
import type { ItemBox } from '../stage/createItemBox';
import { itemFrameAt } from '../timeline/itemFrameAt';
import { lifeOf } from '../timeline/lifeOf';
import type { Life } from '../timeline/lifeOf';
import { windowClock } from './clock';
import type { Clock } from './clock';
import { createAccentLoader } from './createAccentLoader';
import { createItemPresenter } from './createItemPresenter';
import { hasParticles } from './particles';
import type { LoadAccents } from './particles';
import { reducedMotionOf } from './reducedMotionOf';

export interface ItemPlayback {
  /** The item stands finished again; `onEnd` is not called. */
  stop(): void;
}

export interface ItemPlaybackOptions {
  readonly clock?: Clock;
  readonly reducedMotion?: boolean;
  readonly animate?: AnimateElement;
  readonly loadAccents?: LoadAccents;
  readonly onEnd?: () => void;
}

/** How long one item stands there alone, so that what goes on meanwhile is seen. */
const STANDS_MS = 2600;

/** [P29] Plays one item's movement alone on a still stage, from its entrance to its exit; every other item stays as it is. */
export function playItem(
  box: ItemBox,
  item: Item,
  options: ItemPlaybackOptions = {},
): ItemPlayback {
  const view = box.element.ownerDocument.defaultView ?? window;
  const clock = options.clock ?? windowClock(view);
  const moves = !(options.reducedMotion ?? reducedMotionOf(view)());
  const life = lifeAlone(item, moves);
  const accents = createAccentLoader(options.loadAccents);
  if (hasParticles(item)) accents.load();
  const presenter = createItemPresenter(box, options.animate ?? animateElement, accents.part);
  const startedMs = clock.nowMs();
  let cancel: () => void = () => undefined;

  const stop = () => {
    cancel();
    presenter.remove();
  };
  const step = () => {
    const elapsedMs = clock.nowMs() - startedMs;
    presenter.show(item, life.motion, itemFrameAt(life, elapsedMs));
    cancel = clock.onNextFrame(() => {
      if (clock.nowMs() - startedMs < life.settledMs) {
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

function lifeAlone(item: Item, moves: boolean): Life {
  const whole = motionOf(item);
  const motion = moves ? whole : reducedMotion(whole);
  const { settledMs, landedMs } = lifeOf({ ...motion, exit: null }, 0, null, 0);
  const restsMs = motion.loop === 'none' ? settledMs : Math.max(settledMs, landedMs + STANDS_MS);
  const life = lifeOf(motion, 0, restsMs / 1000, restsMs);
  return { ...life, settledMs: Math.max(life.settledMs, restsMs) };
}
