import { around } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import type { Gesture, Pull } from '../../controls/pointer/gesture';
import { movedTogether, type Movement, type Placed } from '../../document/place/movedTogether';
import { onGrid } from '../../document/place/onGrid';
import { placedOf, placeItems } from '../../document/place/placeItems';
import { movableItems } from '../../editor/movableItems';
import { shownContentAtom } from '../../editor/preview/shownContentAtom';
import { stageBoxAtom, viewAtom } from '../../editor/view/viewAtoms';
import type { CanvasScene } from '../canvasScene';
import { NO_LINES } from '../marks/createMarks';
import { snap } from '../snapping/snap';
import { snapLines } from '../snapping/snapLines';
import { SNAP_REACH_PX } from '../snapping/snapReach';
import { scaleAtom } from '../zoom/zoomAtom';

/** [S20] Moves what is selected and not locked together, once a frame on the stage and once in the document. */
export function dragItems(scene: CanvasScene, gripped: ItemId, click: () => void): Gesture {
  const { editor, stage, marks } = scene;
  const view = editor.get(viewAtom);
  const box = editor.get(stageBoxAtom);
  const scale = editor.get(scaleAtom);
  const drag = startOfDrag(scene);
  const lead = drag.starts.find(({ id }) => id === gripped);
  let placed: readonly Placed[] = drag.starts;

  const show = (items: readonly Placed[], labelled: boolean) => {
    placed = items;
    for (const { id, position } of items) stage.moveItem(id, position);
    scene.drawFrames(
      labelled ? new Map(items.map((item) => [item.id, placeLabel(item)])) : undefined,
    );
  };

  return {
    move: (pull) => {
      if (lead === undefined || drag.around === null) return;
      const wanted = inStagePixels(pull, scale);
      const { movement, guides } = pull.free
        ? { movement: wanted, guides: NO_LINES }
        : snap(drag.around, wanted, drag.lines, SNAP_REACH_PX / scale);
      const percent = {
        x: (movement.x / box.width) * 100,
        y: (movement.y / box.height) * 100,
      };
      const snapped = { x: guides.x.length > 0, y: guides.y.length > 0 };
      show(movedTogether(drag.starts, onGrid(lead, percent, snapped)), true);
      marks.showGuides(guides);
    },
    drop: () => {
      marks.showGuides(NO_LINES);
      scene.drawFrames();
      editor.edit((content) => placeItems(content, view, placed));
    },
    cancel: () => {
      marks.showGuides(NO_LINES);
      show(drag.starts, false);
    },
    click,
  };
}

/** Everything is measured once, before anything moves. */
function startOfDrag({ editor, boundsOf }: CanvasScene) {
  const view = editor.get(viewAtom);
  const moved = movableItems(editor);
  const movedIds = new Set(moved.map(({ id }) => id));
  const others = editor.get(shownContentAtom).items.filter(({ id }) => !movedIds.has(id));
  const otherBoxes = [...boundsOf(others.map(({ id }) => id)).values()];
  return {
    starts: moved.map((item) => placedOf(item, view)),
    around: around([...boundsOf([...movedIds]).values()]),
    lines: snapLines(view, editor.get(stageBoxAtom), otherBoxes),
  };
}

/** With Shift along the axis it went farther on. */
function inStagePixels({ by, straight }: Pull, scale: number): Movement {
  const x = by.x / scale;
  const y = by.y / scale;
  if (!straight) return { x, y };
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

const placeLabel = ({ position, alignment }: Placed): string =>
  `${alignment === 'right' ? 'Right' : 'Left'} ${String(position.horizontal)}% · Top ${String(position.top)}%`;
