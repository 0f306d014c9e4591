import type { DesignEditor } from '../editor/createEditor';
import { FALLBACKS_ONLY } from '../editor/preview/dataMode';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { showView } from '../editor/view/showView';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import type { Finding } from './finding';

/** [S66] Selects the item and shows it in a view, on a device and with data where it is so. */
export function leadTo(editor: DesignEditor, { code, itemId, place }: Finding): void {
  editor.select(itemId === null ? [] : [itemId]);
  if (code === 'fallbackSeen') editor.store.set(dataModeAtom, FALLBACKS_ONLY);
  if (place === null) return;
  editor.store.set(sideBySideAtom, false);
  showView(editor, place.view, place.size);
  editor.store.set(dataModeAtom, place.mode);
}
