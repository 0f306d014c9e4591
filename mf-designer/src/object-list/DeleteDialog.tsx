import { ConfirmDialog } from 'shared-kernel/ui';

import { itemName } from '../document/itemName';
import { neighbourOf, removeItem } from '../document/removeItem';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { condemnedIdsAtom } from '../editor/viewAtoms';

/** Asks before objects are deleted (spec §5). */
export const DeleteDialog = () => {
  const editor = useEditor();
  const ids = useEditorValue(condemnedIdsAtom);
  const condemn = useSetEditorValue(condemnedIdsAtom);
  const items = useEditorValue(contentAtom).items.filter(({ id }) => ids.includes(id));
  const names = items.map((item) => `“${itemName(item)}”`).join(', ');

  return (
    <ConfirmDialog
      open={items.length > 0}
      title={
        items.length > 1 ? `Delete these ${String(items.length)} objects?` : 'Delete this object?'
      }
      confirmLabel="Delete"
      danger
      onCancel={() => {
        condemn([]);
      }}
      onConfirm={() => {
        const neighbour =
          ids.length === 1 && ids[0] !== undefined
            ? neighbourOf(editor.get(contentAtom), ids[0])
            : null;
        editor.edit((content) => ids.reduce(removeItem, content), {
          select: neighbour === null ? [] : [neighbour],
        });
        condemn([]);
      }}
    >
      {items.length > 1
        ? `${names} are removed from the screen.`
        : `${names} is removed from the screen.`}
    </ConfirmDialog>
  );
};
