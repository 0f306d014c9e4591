import type { DesignEditor } from '../editor/createEditor';
import { sideBySideAtom } from '../side-by-side/sideBySideAtom';
import { showView } from '../views/showView';
import type { Finding } from './finding';

/** [S66] Selects the item and shows it in a view where it is so. */
export function leadTo(editor: DesignEditor, { itemId, place }: Finding): void {
  editor.select(itemId === null ? [] : [itemId]);
  if (place === null) return;
  editor.store.set(sideBySideAtom, false);
  showView(editor, place.view, place.size);
}
