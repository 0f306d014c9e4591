import type { ItemId, ScreenContent } from 'shared-kernel/model';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';

import { itemName } from '../document/itemName';
import { neighbourOf, removeItems } from '../document/removeItem';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';
import { condemnedIdsAtom } from '../editor/viewAtoms';
import { reachableRow } from './reachableRow';

/** Asks before objects are deleted (spec §5). What was deleted cannot take the focus back: its neighbour's row does. */
export const DeleteDialog = () => {
  const editor = useEditor();
  const ids = useEditorValue(condemnedIdsAtom);
  const names = useEditorReading(({ get }) => namesOf(get(contentAtom), ids));
  const condemn = useSetEditorValue(condemnedIdsAtom);
  const deleted = useRef(false);
  useEffect(() => {
    if (ids.length > 0) deleted.current = false;
  }, [ids]);

  return (
    <ConfirmDialog
      open={names !== ''}
      title={ids.length > 1 ? `Delete these ${String(ids.length)} objects?` : 'Delete this object?'}
      confirmLabel="Delete"
      danger
      focusAfter={() => (deleted.current ? reachableRow() : null)}
      onCancel={() => {
        condemn([]);
      }}
      onConfirm={() => {
        const neighbour = neighbourOf(editor.get(contentAtom), ids);
        editor.edit((content) => removeItems(content, ids), {
          select: neighbour === null ? [] : [neighbour],
        });
        deleted.current = true;
        condemn([]);
      }}
    >
      {`${names} ${ids.length > 1 ? 'are' : 'is'} removed from the screen.`}
    </ConfirmDialog>
  );
};

const namesOf = ({ items }: ScreenContent, ids: readonly ItemId[]): string =>
  items
    .filter(({ id }) => ids.includes(id))
    .map((item) => `“${itemName(item)}”`)
    .join(', ');
