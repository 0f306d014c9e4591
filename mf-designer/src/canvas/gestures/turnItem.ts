import { layoutFor } from 'evaluation';
import type { Item } from 'shared-kernel/model';

import type { Gesture } from '../../controls/pointer/gesture';
import { changeItem } from '../../document/changeItem';
import { lookOf, withLook } from '../../document/look';
import type { Movement } from '../../document/place/movedTogether';
import { wholeTurn } from '../../document/place/turned';
import { shownContentAtom } from '../../editor/preview/shownContentAtom';
import { viewAtom } from '../../editor/view/viewAtoms';
import type { CanvasScene } from '../canvasScene';

/** [S99] Turns an item about its middle; with Shift in steps of 15 degrees. */
export function turnItem(scene: CanvasScene, item: Item, pressed: Movement): Gesture {
  const { editor, stage } = scene;
  const view = editor.get(viewAtom);
  const shown = editor.get(shownContentAtom).items.find(({ id }) => id === item.id);
  const start = lookOf(item).rotation;
  const middle = middleOf(stage.itemBox(item.id)?.element);
  const from = angleFrom(middle, pressed);
  let rotation = start;

  const show = (next: number, label?: string) => {
    rotation = next;
    if (shown !== undefined) {
      stage.itemBox(item.id)?.paint(withLook(shown, { rotation }), layoutFor(item, view));
    }
    scene.drawFrames(
      label === undefined ? undefined : new Map([[item.id, label]]),
      new Map([[item.id, rotation]]),
    );
  };

  return {
    move: ({ by, straight }) => {
      const to = angleFrom(middle, { x: pressed.x + by.x, y: pressed.y + by.y });
      const next = wholeTurn(start + to - from, straight);
      show(next, `${String(next)}°`);
    },
    drop: () => {
      editor.edit((content) =>
        changeItem(content, item.id, (before) =>
          rotation === start ? before : withLook(before, { rotation }),
        ),
      );
      scene.drawFrames();
    },
    cancel: () => {
      show(start);
    },
    click: () => undefined,
  };
}

/** In the person's window. */
function middleOf(element: HTMLElement | undefined): Movement {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + width / 2, y: top + height / 2 };
}

/** Degrees, clockwise. */
const angleFrom = (middle: Movement, place: Movement): number =>
  (Math.atan2(place.y - middle.y, place.x - middle.x) * 180) / Math.PI;
