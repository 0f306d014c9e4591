import type { ItemType } from 'shared-kernel/model';

import type { DesignEditor } from '../createEditor';
import { askedFieldAtom } from '../panels/askedFieldAtom';
import { addNewItem } from './addNewItem';

/** [S1] Adds an object; a text can be written at once, in place of the words that stand in it. */
export function addAndWrite(editor: DesignEditor, type: ItemType): void {
  addNewItem(editor, type);
  if (type === 'text') editor.store.set(askedFieldAtom, 'newText');
}
