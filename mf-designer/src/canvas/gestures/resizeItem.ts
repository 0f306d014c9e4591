import { layoutFor } from 'evaluation';
import type { Item, Layout } from 'shared-kernel/model';

import type { Gesture } from '../../controls/pointer/gesture';
import { changeLayout } from '../../document/changeLayout';
import { resizedLayout, type Side } from '../../document/place/resizedLayout';
import { shownContentAtom } from '../../editor/preview/shownContentAtom';
import { stageBoxAtom, viewAtom } from '../../editor/view/viewAtoms';
import type { CanvasScene } from '../canvasScene';
import { NO_LINES } from '../marks/createMarks';
import { snapAxis } from '../snapping/snap';
import { snapLines } from '../snapping/snapLines';
import { SNAP_REACH_PX } from '../snapping/snapReach';
import { scaleAtom } from '../zoom/zoomAtom';

/** [S24] Moves one side of an item's box. */
export function resizeItem(scene: CanvasScene, item: Item, side: Side): Gesture {
  const { editor, stage, marks } = scene;
  const view = editor.get(viewAtom);
  const box = editor.get(stageBoxAtom);
  const scale = editor.get(scaleAtom);
  const start = layoutFor(item, view);
  const { shown, edge, lines } = startOfResize(scene, item, side);
  let layout = start;

  const show = (next: Layout, label?: string) => {
    layout = next;
    if (shown !== undefined) stage.itemBox(item.id)?.paint(shown, next);
    scene.drawFrames(label === undefined ? undefined : new Map([[item.id, label]]));
  };

  return {
    move: ({ by, free }) => {
      const wanted = by.x / scale;
      const { by: moved, guides } = free
        ? { by: wanted, guides: [] }
        : snapAxis([edge], wanted, lines, SNAP_REACH_PX / scale);
      const percent = (moved / box.width) * 100;
      const parts = guides.length > 0 ? 100 : 10;
      const next = resizedLayout(
        start,
        item.horizontalAlignment,
        side,
        Math.round(percent * parts) / parts,
      );
      show(next, `Width ${String(next.maxWidth)} %`);
      marks.showGuides({ x: guides, y: [] });
    },
    drop: () => {
      marks.showGuides(NO_LINES);
      scene.drawFrames();
      editor.edit((content) =>
        changeLayout(content, item.id, view, (before) =>
          layout === start
            ? before
            : { ...before, maxWidth: layout.maxWidth, position: layout.position },
        ),
      );
    },
    cancel: () => {
      marks.showGuides(NO_LINES);
      show(start);
    },
    click: () => undefined,
  };
}

function startOfResize({ editor, boxesOf }: CanvasScene, item: Item, side: Side) {
  const { items } = editor.get(shownContentAtom);
  const boxes = boxesOf(items.map(({ id }) => id));
  const own = boxes.get(item.id);
  const others = [...boxes].filter(([id]) => id !== item.id).map(([, box]) => box);
  return {
    shown: items.find(({ id }) => id === item.id),
    edge: (own?.left ?? 0) + (side === 'right' ? (own?.width ?? 0) : 0),
    lines: snapLines(editor.get(viewAtom), editor.get(stageBoxAtom), others).x,
  };
}
