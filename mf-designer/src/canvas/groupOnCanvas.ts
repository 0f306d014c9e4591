import type { ItemId } from 'shared-kernel/model';

import { withGroupMembers } from '../document/groups';
import { inListOrder } from '../document/inListOrder';
import type { DesignEditor } from '../editor/createEditor';
import { contentAtom, lockedIdsAtom } from '../editor/documentAtoms';

/** [S125] Who is chosen by pressing an item: its group, but for those that are locked [S25]. */
export function groupOnCanvas(editor: DesignEditor, id: ItemId): readonly ItemId[] {
  const locked = editor.get(lockedIdsAtom);
  return withGroupMembers(inListOrder(editor.get(contentAtom)), [id]).filter(
    (member) => !locked.has(member),
  );
}
