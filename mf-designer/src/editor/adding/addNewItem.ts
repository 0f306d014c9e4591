import { addItem } from '../../document/addItem';
import { randomItemId } from '../../document/copyItems';
import type { NewKind } from '../../document/newLook';
import type { DesignEditor } from '../createEditor';
import { viewAtom } from '../view/viewAtoms';
import { ownLookAtom } from '../year-data/ownLookAtom';

/** [S1] Adds an object in front of all others, in the view being edited, and selects it [S8]. */
export function addNewItem(editor: DesignEditor, kind: NewKind): void {
  const id = randomItemId();
  editor.edit(
    (before) => addItem(before, id, kind, editor.get(viewAtom), editor.get(ownLookAtom)),
    { select: [id] },
  );
}
