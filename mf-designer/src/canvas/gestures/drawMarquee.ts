import { overlaps, type Rectangle } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import type { Gesture } from '../../controls/pointer/gesture';
import { itemName } from '../../document/itemName';
import type { Movement } from '../../document/place/movedTogether';
import { contentAtom, lockedIdsAtom, selectionAtom } from '../../editor/documentAtoms';
import { shownContentAtom } from '../../editor/preview/shownContentAtom';
import type { CanvasScene } from '../canvasScene';
import { groupOnCanvas } from '../groupOnCanvas';
import { scaleAtom } from '../zoom/zoomAtom';

/** [S23] Selects what the drawn rectangle touches; with `adding` besides what is selected. */
export function drawMarquee(scene: CanvasScene, pressed: Movement, adding: boolean): Gesture {
  const { editor, stage, marks } = scene;
  const scale = editor.get(scaleAtom);
  const origin = stage.element.getBoundingClientRect();
  const start = { x: (pressed.x - origin.left) / scale, y: (pressed.y - origin.top) / scale };
  const locked = editor.get(lockedIdsAtom);
  const names = new Map(editor.get(contentAtom).items.map((item) => [item.id, itemName(item)]));
  const boxes = scene.boundsOf(
    editor
      .get(shownContentAtom)
      .items.map(({ id }) => id)
      .filter((id) => !locked.has(id)),
  );
  const before = adding ? editor.get(selectionAtom) : [];
  let touched: readonly ItemId[] = before;

  return {
    move: ({ by }) => {
      const area = areaBetween(start, { x: start.x + by.x / scale, y: start.y + by.y / scale });
      const drawn = touchedBy(area, boxes).flatMap((id) => groupOnCanvas(editor, id));
      touched = [...new Set([...before, ...drawn])];
      marks.showMarquee(area);
      marks.showFrames(
        touched.flatMap((id) => {
          const box = boxes.get(id);
          const label = names.get(id) ?? '';
          return box === undefined
            ? []
            : [{ id, box, bounds: box, rotation: 0, label, locked: false, handled: false }];
        }),
      );
    },
    drop: () => {
      marks.showMarquee(null);
      editor.select(touched);
      scene.drawFrames();
    },
    cancel: () => {
      marks.showMarquee(null);
      scene.drawFrames();
    },
    click: () => {
      if (!adding) editor.select([]);
    },
  };
}

/** Whichever way it was drawn. */
export const areaBetween = (one: Movement, other: Movement): Rectangle => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

export const touchedBy = (
  area: Rectangle,
  boxes: ReadonlyMap<ItemId, Rectangle>,
): readonly ItemId[] => [...boxes].filter(([, box]) => overlaps(area, box)).map(([id]) => id);
