import type { ItemType } from 'shared-kernel/model';

import { addItem } from '../../document/addItem';
import { randomItemId } from '../../document/copyItems';
import type { DesignEditor } from '../createEditor';
import { viewAtom } from '../view/viewAtoms';
import { brandColoursAtom } from '../year-data/brandColoursAtom';

/** [S1] Adds an object in front of all others, in the view being edited, and selects it [S8]. */
export function addNewItem(editor: DesignEditor, type: ItemType): void {
  const id = randomItemId();
  editor.edit(
    (before) => addItem(before, id, type, editor.get(viewAtom), editor.get(brandColoursAtom)),
    { select: [id] },
  );
}
