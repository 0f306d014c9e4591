import { boundsOf, createStage, turnedWith, type Rectangle, type Stage } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import { OBJECTS } from '../controls/objects';
import { itemName } from '../document/itemName';
import { lookOf, withLook } from '../document/look';
import type { DesignEditor } from '../editor/createEditor';
import { contentAtom, lockedIdsAtom, selectedItemsAtom } from '../editor/documentAtoms';
import { previewAtom } from '../editor/preview/previewAtom';
import { createMarks, type Marks } from './marks/createMarks';
import { measuredBoxes } from './measuredBoxes';
import { scaleAtom } from './zoom/zoomAtom';

/** What gestures work on: the document, the stage it is drawn on, and what is drawn over it. */
export interface CanvasScene {
  readonly editor: DesignEditor;
  readonly stage: Stage;
  readonly marks: Marks;
  readonly boxesOf: (ids: readonly ItemId[]) => ReadonlyMap<ItemId, Rectangle>;
  /** The same, around those that are turned. */
  readonly boundsOf: (ids: readonly ItemId[]) => ReadonlyMap<ItemId, Rectangle>;
  /** Draws the frames around what is selected, where it stands now. */
  readonly drawFrames: (
    labels?: ReadonlyMap<ItemId, string>,
    rotations?: ReadonlyMap<ItemId, number>,
  ) => void;
}

/** `language`: of the texts, by which a progress reads its numbers. */
export function createCanvasScene(
  editor: DesignEditor,
  page: Document,
  language: string,
): CanvasScene {
  const stage = createStage(page, { objects: OBJECTS, language });
  const marks = createMarks(page);
  const boxesOf = (ids: readonly ItemId[]) => measuredBoxes(stage, ids, editor.get(scaleAtom));

  return {
    editor,
    stage,
    marks,
    boxesOf,
    boundsOf: (ids) => {
      const items = new Map(editor.get(contentAtom).items.map((item) => [item.id, item]));
      return new Map(
        [...boxesOf(ids)].map(([id, box]) => {
          const item = items.get(id);
          return [id, item === undefined ? box : boundsOf(turnedWith(item, box, box))];
        }),
      );
    },
    drawFrames: (labels, rotations) => {
      const items = editor.get(selectedItemsAtom);
      const locked = editor.get(lockedIdsAtom);
      const { textOf } = editor.get(previewAtom);
      const boxes = boxesOf(items.map(({ id }) => id));
      marks.showFrames(
        items.flatMap((item) => {
          const box = boxes.get(item.id);
          if (box === undefined) return [];
          const label = labels?.get(item.id) ?? itemName(item, textOf(item));
          const rotation = rotations?.get(item.id) ?? lookOf(item).rotation;
          const bounds = boundsOf(turnedWith(withLook(item, { rotation }), box, box));
          const isLocked = locked.has(item.id);
          const handled = !isLocked && !editor.readOnly;
          return [{ id: item.id, box, rotation, bounds, label, locked: isLocked, handled }];
        }),
      );
    },
  };
}
