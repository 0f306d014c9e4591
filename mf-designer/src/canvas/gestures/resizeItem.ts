import { layoutFor } from 'evaluation';
import type { Rectangle } from 'screen-player';
import type { Box, Item, Layout } from 'shared-kernel/model';

import type { Gesture, Pull } from '../../controls/pointer/gesture';
import { changeLayout } from '../../document/changeLayout';
import { lookOf } from '../../document/look';
import { rightwards, tidy } from '../../document/place/movedTogether';
import { resizedLayout, type Side } from '../../document/place/resizedLayout';
import { alongSides, heightenedLayout, heldInPlace } from '../../document/place/turned';
import { shownContentAtom } from '../../editor/preview/shownContentAtom';
import { stageBoxAtom, viewAtom } from '../../editor/view/viewAtoms';
import type { CanvasScene } from '../canvasScene';
import { NO_LINES } from '../marks/createMarks';
import { snapAxis } from '../snapping/snap';
import { snapLines } from '../snapping/snapLines';
import { SNAP_REACH_PX } from '../snapping/snapReach';
import { scaleAtom } from '../zoom/zoomAtom';

/** A side of a box, or its upper or lower edge. */
export type BoxSide = Side | 'top' | 'bottom';

export const isBoxSide = (handle: string | undefined): handle is BoxSide =>
  handle === 'left' || handle === 'right' || handle === 'top' || handle === 'bottom';

/** [S24] Moves one side of an item's box; of one that is turned, along its own sides. */
export function resizeItem(scene: CanvasScene, item: Item, side: BoxSide): Gesture {
  const { editor, stage, marks } = scene;
  const view = editor.get(viewAtom);
  const box = editor.get(stageBoxAtom);
  const scale = editor.get(scaleAtom);
  const start = layoutFor(item, view);
  const { shown, own, lines } = startOfResize(scene, item);
  const across = side === 'left' || side === 'right';
  const { rotation } = lookOf(item);
  const resized = resizing(item, side, { start, own, box, rotation });
  let layout = start;

  const show = (next: Layout, label?: string) => {
    layout = next;
    if (shown !== undefined) stage.itemBox(item.id)?.paint(shown, next);
    scene.drawFrames(label === undefined ? undefined : new Map([[item.id, label]]));
  };

  return {
    move: ({ by, free }: Pull) => {
      const pull = alongSides({ x: by.x / scale, y: by.y / scale }, rotation);
      const wanted = across ? pull.x : pull.y;
      // Nothing that is turned has a side that lies on an upright or level line.
      const { by: moved, guides } =
        free || rotation !== 0
          ? { by: wanted, guides: [] }
          : snapAxis(
              [edgeOf(own, side)],
              wanted,
              across ? lines.x : lines.y,
              SNAP_REACH_PX / scale,
            );
      const next = resized(moved, guides.length > 0 ? 100 : 10);
      show(
        next,
        across ? `Width ${String(next.maxWidth)}%` : `Height ${String(next.height ?? 0)}%`,
      );
      marks.showGuides(across ? { x: guides, y: [] } : { x: [], y: guides });
    },
    drop: () => {
      marks.showGuides(NO_LINES);
      scene.drawFrames();
      const { maxWidth, height, position } = layout;
      editor.edit((content) =>
        changeLayout(content, item.id, view, (before) =>
          layout === start ? before : { ...before, maxWidth, height, position },
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

interface ResizeStart {
  readonly start: Layout;
  readonly own: Rectangle;
  readonly box: Box;
  readonly rotation: number;
}

/** The layout once a side was moved by so many pixels of the stage, in whole parts of a percent. */
function resizing(item: Item, side: BoxSide, { start, own, box, rotation }: ResizeStart) {
  const across = side === 'left' || side === 'right';
  const drawnHeight = tidy((own.height / box.height) * 100);
  return (pixels: number, parts: number): Layout => {
    const percent = Math.round((pixels / (across ? box.width : box.height)) * 100 * parts) / parts;
    const next = across
      ? resizedLayout(start, item.horizontalAlignment, side, percent)
      : heightenedLayout(start, drawnHeight, side, percent);
    if (rotation === 0 || next === start) return next;
    const outwards = side === 'right' || side === 'bottom' ? 0.5 : -0.5;
    const wider = ((next.maxWidth - start.maxWidth) / 100) * box.width * outwards;
    const higher = (((next.height ?? drawnHeight) - drawnHeight) / 100) * box.height * outwards;
    const held = heldInPlace(across ? { x: wider, y: 0 } : { x: 0, y: higher }, rotation);
    const sign = rightwards(item.horizontalAlignment);
    return {
      ...next,
      position: {
        top: tidy(next.position.top + (held.y / box.height) * 100),
        horizontal: tidy(next.position.horizontal + ((sign * held.x) / box.width) * 100),
      },
    };
  };
}

const edgeOf = ({ left, top, width, height }: Rectangle, side: BoxSide): number =>
  ({ left, right: left + width, top, bottom: top + height })[side];

const NOWHERE: Rectangle = { left: 0, top: 0, width: 0, height: 0 };

function startOfResize({ editor, boxesOf, boundsOf }: CanvasScene, item: Item) {
  const { items } = editor.get(shownContentAtom);
  const others = items.filter(({ id }) => id !== item.id).map(({ id }) => id);
  return {
    shown: items.find(({ id }) => id === item.id),
    own: boxesOf([item.id]).get(item.id) ?? NOWHERE,
    lines: snapLines(editor.get(viewAtom), editor.get(stageBoxAtom), [
      ...boundsOf(others).values(),
    ]),
  };
}
