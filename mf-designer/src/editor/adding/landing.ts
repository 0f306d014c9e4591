import type { Item, ItemId } from 'shared-kernel/model';

import type { StagePoint } from '../../document/place/placedAround';
import type { DesignEditor } from '../createEditor';
import { contentAtom } from '../documentAtoms';

/** Where something was dropped: on an image object that shows none, or at a point of the stage. */
export interface Landing {
  readonly on: ItemId | null;
  readonly point: StagePoint | null;
}

export const ANYWHERE: Landing = { on: null, point: null };

/** [S143] Where a drop lands. */
export function landing(editor: DesignEditor, event: DragEvent): Landing {
  const stage = editor.elements.stage();
  const box = stage?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return ANYWHERE;
  const point = {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  };
  if ([point.x, point.y].some((percent) => percent < 0 || percent > 100)) return ANYWHERE;
  const { target } = event;
  const under = editor
    .get(contentAtom)
    .items.find(
      (item) =>
        showsNone(item) &&
        target instanceof Node &&
        editor.elements.itemOnCanvas(item.id)?.contains(target) === true,
    );
  return { on: under?.id ?? null, point };
}

const STEP_PERCENT = 4;

/** Of several files each lies a little below the one before. */
export const landingOf = ({ on, point }: Landing, index: number): Landing => ({
  on: index === 0 ? on : null,
  point:
    point === null
      ? null
      : { x: point.x + index * STEP_PERCENT, y: point.y + index * STEP_PERCENT },
});

export const showsNone = ({ type, url }: Item): boolean => type === 'image' && url.trim() === '';
