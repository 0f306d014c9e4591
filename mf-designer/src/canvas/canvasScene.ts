import { createStage, type Rectangle, type Stage } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

import { itemName } from '../document/itemName';
import type { DesignEditor } from '../editor/createEditor';
import { lockedIdsAtom, selectedItemsAtom } from '../editor/documentAtoms';
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
  /** Draws the frames around what is selected, where it stands now. */
  readonly drawFrames: (labels?: ReadonlyMap<ItemId, string>) => void;
}

export function createCanvasScene(editor: DesignEditor, page: Document): CanvasScene {
  const stage = createStage(page);
  const marks = createMarks(page);
  const boxesOf = (ids: readonly ItemId[]) => measuredBoxes(stage, ids, editor.get(scaleAtom));

  return {
    editor,
    stage,
    marks,
    boxesOf,
    drawFrames: (labels) => {
      const items = editor.get(selectedItemsAtom);
      const locked = editor.get(lockedIdsAtom);
      const { textOf } = editor.get(previewAtom);
      const boxes = boxesOf(items.map(({ id }) => id));
      marks.showFrames(
        items.flatMap((item) => {
          const box = boxes.get(item.id);
          if (box === undefined) return [];
          const label = labels?.get(item.id) ?? itemName(item, textOf(item));
          return [{ id: item.id, box, label, locked: locked.has(item.id) }];
        }),
      );
    },
  };
}
