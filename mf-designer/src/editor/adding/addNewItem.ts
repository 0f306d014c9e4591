import { layoutFor } from 'evaluation';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { addItem } from '../../document/addItem';
import { randomItemId } from '../../document/copyItems';
import type { NewKind } from '../../document/newLook';
import { placedAround, type StagePoint } from '../../document/place/placedAround';
import type { DesignEditor } from '../createEditor';
import { stageBoxAtom, viewAtom } from '../view/viewAtoms';
import { ownLookAtom } from '../year-data/ownLookAtom';

/** [S1] Adds an object in front of all others, in the view being edited, and selects it [S8]; [S159] where it was dropped. */
export function addNewItem(
  editor: DesignEditor,
  kind: NewKind,
  point: StagePoint | null = null,
): void {
  const id = randomItemId();
  editor.edit(
    (before) => {
      const added = addItem(before, id, kind, editor.get(viewAtom), editor.get(ownLookAtom));
      return point === null ? added : around(editor, added, id, point);
    },
    { select: [id] },
  );
}

/** An object without a height of its own is about as high as a line of it. */
function around(editor: DesignEditor, content: ScreenContent, id: ItemId, point: StagePoint) {
  const [view, stage] = [editor.get(viewAtom), editor.get(stageBoxAtom)];
  const item = content.items.find((one) => one.id === id);
  if (item === undefined) return content;
  const { maxWidth, height, font } = layoutFor(item, view);
  const heightPx = height === null ? font.lineHeight : (height / 100) * stage.height;
  const widthPx = (maxWidth / 100) * stage.width;
  return placedAround(content, id, view, {
    point,
    picture: { width: widthPx, height: heightPx },
    stage,
  });
}
