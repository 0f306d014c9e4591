import type { ItemId } from 'shared-kernel/model';

import type { AnimateElement } from '../motion/animateElement';
import type { ItemBox } from '../stage/createItemBox';
import type { Painting, Stage } from '../stage/createStage';
import type { Arrivals } from '../timeline/arrivals';
import { frameOf } from '../timeline/frameAt';
import { showOf } from '../timeline/showOf';
import type { Show } from '../timeline/showOf';
import { createItemPresenter } from './createItemPresenter';
import type { ItemPresenter } from './createItemPresenter';
import { createAccentLoader } from './createAccentLoader';
import { hasParticles } from './particles';
import type { LoadAccents } from './particles';
import type { PlayerFailure } from './playerState';

export interface PaintingToPlay extends Painting {
  readonly arrivals?: Arrivals | null;
  /** Of the texts, BCP 47. */
  readonly language?: string | undefined;
}

/** A stage that stands at a moment of its show. */
export interface Picture {
  /** As people see it who asked for less movement, where `moves` is false [P22]. */
  showFor(moves: boolean): Show;
  readonly painting: PaintingToPlay;
  /** Paints the still picture; what is drawn of a moment stays until the next `drawAt`. */
  paint(painting: PaintingToPlay): PlayerFailure | null;
  drawAt(timeMs: number, moves: boolean): PlayerFailure | null;
  /** [P33] Fonts came, or the stage came into the page: what was measured is no more. */
  outdate(): void;
  /** Everything stands there finished, as painted. */
  finish(): void;
}

export interface PictureOptions {
  readonly animate: AnimateElement;
  readonly loadAccents: LoadAccents | undefined;
  /** Called when what could not be drawn before can be. */
  readonly onReady: () => void;
}

export function createPicture(
  stage: Stage,
  first: PaintingToPlay,
  { animate, loadAccents, onReady }: PictureOptions,
): Picture {
  const presenters = new Map<ItemId, ItemPresenter>();
  const accents = createAccentLoader(loadAccents, onReady);
  let painting = first;
  let shows = showsOf(first);

  const presenterOf = (id: ItemId, box: ItemBox): ItemPresenter => {
    const existing = presenters.get(id);
    if (existing !== undefined) return existing;
    const created = createItemPresenter(box, animate, accents.part);
    presenters.set(id, created);
    return created;
  };

  const removeGone = () => {
    const staying = new Set(shows[0].items.map(({ item }) => item.id));
    for (const [id, presenter] of presenters) {
      if (staying.has(id)) continue;
      presenter.remove();
      presenters.delete(id);
    }
  };

  return {
    showFor: (moves) => shows[moves ? 0 : 1],
    get painting() {
      return painting;
    },
    paint: (next) => {
      painting = next;
      shows = showsOf(next);
      stage.paint(next.content, next.view, next.box);
      removeGone();
      if (next.content.items.some(hasParticles)) accents.load();
      return faultOf(next, shows[0]);
    },
    drawAt: (timeMs, moves) => {
      const show = shows[moves ? 0 : 1];
      const { shown, background } = frameOf(show, timeMs);
      try {
        stage.showBackground(background);
        for (const { item, motion } of show.items) {
          const box = stage.itemBox(item.id);
          if (box !== undefined) presenterOf(item.id, box).show(item, motion, shown.get(item.id));
        }
        return null;
      } catch (cause) {
        return { code: 'player/cannot-draw', cause };
      }
    },
    outdate: () => {
      for (const { item } of shows[0].items) stage.itemBox(item.id)?.outdate();
    },
    finish: () => {
      for (const presenter of presenters.values()) presenter.remove();
      presenters.clear();
      stage.showBackground(null);
    },
  };
}

const showsOf = ({ content, arrivals = null, language }: PaintingToPlay) =>
  [showOf(content, true, arrivals, language), showOf(content, false, arrivals, language)] as const;

/** [P23] */
function faultOf({ box }: Painting, { endMs }: Show): PlayerFailure | null {
  const hasRoom = [box.width, box.height].every((length) => length > 0 && Number.isFinite(length));
  if (!hasRoom) return { code: 'player/no-room' };
  return Number.isFinite(endMs) ? null : { code: 'player/no-time' };
}
