import { contentAtom, lockedIdsAtom, selectedItemsAtom } from '../editor/documentAtoms';
import { isOneGroup } from '../document/groups';
import type { CanvasScene } from './canvasScene';
import { itemAt } from './itemAt';

/** [S125] A double click on a group that is selected chooses the one of it that is pointed at; false where there is no group. */
export function chooseOfGroup({ editor, stage }: CanvasScene, event: MouseEvent): boolean {
  if (!isOneGroup(editor.get(selectedItemsAtom))) return false;
  // While a pointer is captured, the event's own target is whatever captured it.
  const page = stage.element.ownerDocument;
  const pointed = page.elementFromPoint(event.clientX, event.clientY);
  const item = pointed === null ? undefined : itemAt(editor.get(contentAtom), pointed);
  if (item === undefined || editor.get(lockedIdsAtom).has(item.id)) return false;
  editor.select([item.id]);
  return true;
}
