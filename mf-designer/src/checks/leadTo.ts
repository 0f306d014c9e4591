import type { DesignEditor } from '../editor/createEditor';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { showView } from '../editor/view/showView';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import type { Finding } from './finding';

/** [S66] Selects the item and shows it in a view, on a device and with data where it is so. */
export function leadTo(editor: DesignEditor, { itemId, place }: Finding): void {
  editor.select(itemId === null ? [] : [itemId]);
  if (place === null) return;
  editor.store.set(sideBySideAtom, false);
  showView(editor, place.view, place.size);
  editor.store.set(dataModeAtom, place.mode);
}
