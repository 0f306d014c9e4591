import type { ItemId } from 'shared-kernel/model';

import type { AnimateElement } from '../motion/animateElement';
import type { ItemBox } from '../stage/createItemBox';
import type { Painting, Stage } from '../stage/createStage';
import { frameOf } from '../timeline/frameAt';
import { showOf } from '../timeline/showOf';
import type { Show } from '../timeline/showOf';
import { createItemPresenter } from './createItemPresenter';
import type { ItemPresenter } from './createItemPresenter';
import type { PlayerFailure } from './playerState';

/** A stage that stands at a moment of its show. */
export interface Picture {
  readonly show: Show;
  readonly painting: Painting;
  /** Paints the still picture; what is drawn of a moment stays until the next `drawAt`. */
  paint(painting: Painting): PlayerFailure | null;
  /** `moves` false: everything is there finished [P22]. */
  drawAt(timeMs: number, moves: boolean): PlayerFailure | null;
  /** Everything stands there finished, as painted. */
  finish(): void;
}

export function createPicture(stage: Stage, first: Painting, animate: AnimateElement): Picture {
  const presenters = new Map<ItemId, ItemPresenter>();
  let painting = first;
  let show = showOf(first.content);

  const presenterOf = (id: ItemId, box: ItemBox): ItemPresenter => {
    const existing = presenters.get(id);
    if (existing !== undefined) return existing;
    const created = createItemPresenter(box, animate);
    presenters.set(id, created);
    return created;
  };

  const removeGone = () => {
    const staying = new Set(show.items.map(({ item }) => item.id));
    for (const [id, presenter] of presenters) {
      if (staying.has(id)) continue;
      presenter.remove();
      presenters.delete(id);
    }
  };

  return {
    get show() {
      return show;
    },
    get painting() {
      return painting;
    },
    paint: (next) => {
      painting = next;
      show = showOf(next.content);
      stage.paint(next.content, next.view, next.box);
      removeGone();
      return faultOf(next, show);
    },
    drawAt: (timeMs, moves) => {
      const { shown } = frameOf(show, timeMs, moves);
      try {
        for (const { item, motion } of show.items) {
          const box = stage.itemBox(item.id);
          if (box !== undefined) presenterOf(item.id, box).show(motion, shown.get(item.id));
        }
        return null;
      } catch (cause) {
        return { code: 'player/cannot-draw', cause };
      }
    },
    finish: () => {
      for (const presenter of presenters.values()) presenter.remove();
      presenters.clear();
    },
  };
}

/** [P23] */
function faultOf({ box }: Painting, { endMs }: Show): PlayerFailure | null {
  const hasRoom = [box.width, box.height].every((length) => length > 0 && Number.isFinite(length));
  if (!hasRoom) return { code: 'player/no-room' };
  return Number.isFinite(endMs) ? null : { code: 'player/no-time' };
}
