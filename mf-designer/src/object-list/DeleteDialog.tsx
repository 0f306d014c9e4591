import type { ItemId, ScreenContent } from 'shared-kernel/model';
import { Button, ConfirmDialog, ModalDialog } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';

import { itemName } from '../document/itemName';
import { neighbourOf, removeItems } from '../document/removeItem';
import { contentAtom, lockedIdsAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import type { Preview } from '../editor/preview/preview';
import { previewAtom } from '../editor/preview/previewAtom';
import { useEditorReading } from '../editor/useEditorReading';
import { pendingDeletionAtom } from '../editor/view/viewAtoms';
import { reachableRow } from './reachableRow';

/**
 * Asks before objects are deleted (spec §5); locked ones stay, and it says so [S25]. What was deleted cannot take the
 * focus back: its neighbour's row does.
 */
export const DeleteDialog = () => {
  const editor = useEditor();
  const pending = useEditorValue(pendingDeletionAtom);
  const locked = useEditorValue(lockedIdsAtom);
  const ids = pending.filter((id) => !locked.has(id));
  const kept = pending.filter((id) => locked.has(id));
  const names = useEditorReading(({ get }) => namesOf(get(contentAtom), ids, get(previewAtom)));
  const keptNames = useEditorReading(({ get }) =>
    namesOf(get(contentAtom), kept, get(previewAtom)),
  );
  const askToDelete = useSetEditorValue(pendingDeletionAtom);
  const deleted = useRef(false);
  useEffect(() => {
    if (pending.length > 0) deleted.current = false;
  }, [pending]);
  const close = () => {
    askToDelete([]);
  };

  return (
    <>
      <LockedAlert
        names={names === '' ? keptNames : ''}
        several={kept.length > 1}
        onClose={close}
      />
      <ConfirmDialog
        open={names !== ''}
        title={
          ids.length > 1 ? `Delete these ${String(ids.length)} objects?` : 'Delete this object?'
        }
        confirmLabel="Delete"
        danger
        focusAfter={() => (deleted.current ? reachableRow() : null)}
        onCancel={close}
        onConfirm={() => {
          const neighbour = neighbourOf(editor.get(contentAtom), ids);
          editor.edit((content) => removeItems(content, ids), {
            select: neighbour === null ? [] : [neighbour],
          });
          deleted.current = true;
          close();
        }}
      >
        {`${names} ${ids.length > 1 ? 'are' : 'is'} removed from the screen.`}
        {keptNames !== '' && ` What is locked stays: ${keptNames}.`}
      </ConfirmDialog>
    </>
  );
};

interface LockedAlertProps {
  /** Empty: nothing is said. */
  readonly names: string;
  readonly several: boolean;
  readonly onClose: () => void;
}

const LockedAlert = ({ names, several, onClose }: LockedAlertProps) => (
  <ModalDialog
    open={names !== ''}
    title={several ? 'These objects are locked' : 'This object is locked'}
    onClose={onClose}
    footer={<Button onClick={onClose}>OK</Button>}
  >
    {`To delete ${names}, unlock ${several ? 'them' : 'it'} in the list of objects first.`}
  </ModalDialog>
);

const namesOf = (
  { items }: ScreenContent,
  ids: readonly ItemId[],
  { textOf }: Pick<Preview, 'textOf'>,
): string =>
  items
    .filter(({ id }) => ids.includes(id))
    .map((item) => `“${itemName(item, textOf(item))}”`)
    .join(', ');
