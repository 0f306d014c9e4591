import { inItemOrder, timelineOf } from 'shared-kernel/evaluation';
import type { Timeline } from 'shared-kernel/evaluation';
import type { Box, Item, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { animateElement } from '../motion/animateElement';
import type { AnimateElement } from '../motion/animateElement';
import { motionDurationMs, motionOf } from '../motion/motionOf';
import { createStage } from '../stage/createStage';
import type { Stage } from '../stage/createStage';
import { frameAt } from '../timeline/frameAt';
import { windowClock } from './clock';
import type { Clock } from './clock';
import { createItemPresenter } from './createItemPresenter';
import type { ItemPresenter } from './createItemPresenter';
import { createTransport } from './createTransport';

export interface ScreenToPlay {
  /** Texts already filled, hidden items already left out (D21). */
  readonly content: ScreenContent;
  readonly view: View;
  /** CSS pixels. */
  readonly stage: Box;
  readonly ownOrigin?: string;
  readonly clock?: Clock;
  /** Without it the person's own setting decides [P22]. */
  readonly reducedMotion?: boolean;
  readonly animate?: AnimateElement;
  /** Called with every frame while playing, and on seeking; at most `durationMs`. */
  readonly onTime?: (timeMs: number) => void;
  /** Called once at the end marker of each run. */
  readonly onEnd?: () => void;
}

export interface PlayerHandle {
  /** The stage's element inside the host. */
  readonly element: HTMLElement;
  /** Where the end marker stands (D13). */
  readonly durationMs: number;
  play(): void;
  pause(): void;
  seek(timeMs: number): void;
  destroy(): void;
}

/** Puts a screen into `host`, standing still at its beginning. */
export function mountScreen(host: HTMLElement, screen: ScreenToPlay): PlayerHandle {
  const page = host.ownerDocument;
  const view = page.defaultView ?? window;
  const { content } = screen;
  const timeline = timelineOf(inItemOrder(content.items), content.delayAfterLastItem);
  const moves = !(screen.reducedMotion ?? prefersReducedMotion(view));
  const stage = createStage(page, { ownOrigin: screen.ownOrigin ?? '' });
  stage.paint(content, screen.view, screen.stage);
  const presenters = presentersOf(timeline, stage, screen.animate ?? animateElement, moves);

  const durationMs = timeline.endSeconds * 1000;
  const transport = createTransport({
    clock: screen.clock ?? windowClock(view),
    endMs: durationMs,
    settledMs: moves ? settledMs(timeline) : durationMs,
    show: (timeMs) => {
      const { shown } = frameAt(timeline, timeMs);
      for (const [id, presenter] of presenters) presenter.showAt(shown.get(id));
      screen.onTime?.(Math.min(timeMs, durationMs));
    },
    onEnd: () => screen.onEnd?.(),
  });

  transport.seek(0);
  host.append(stage.element);
  return {
    element: stage.element,
    durationMs,
    play: transport.play,
    pause: transport.pause,
    seek: transport.seek,
    destroy: () => {
      transport.stop();
      for (const presenter of presenters.values()) presenter.remove();
      stage.element.remove();
    },
  };
}

function presentersOf(
  timeline: Timeline<Item>,
  stage: Stage,
  animate: AnimateElement,
  moves: boolean,
): ReadonlyMap<ItemId, ItemPresenter> {
  const presenters = new Map<ItemId, ItemPresenter>();
  for (const { item } of timeline.items) {
    const box = stage.itemBox(item.id);
    if (box !== undefined) {
      presenters.set(item.id, createItemPresenter(box, motionOf(item), animate, moves));
    }
  }
  return presenters;
}

/** When the last movement stands still; it may outlast the end marker [P2]. */
const settledMs = ({ items, endSeconds }: Timeline<Item>): number =>
  Math.max(
    endSeconds * 1000,
    ...items.map(({ item, atSeconds }) => atSeconds * 1000 + motionDurationMs(motionOf(item))),
  );

const prefersReducedMotion = (view: Window): boolean =>
  view.matchMedia('(prefers-reduced-motion: reduce)').matches;
