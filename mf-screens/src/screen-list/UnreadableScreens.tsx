import { asId, type ScreenId } from 'shared-kernel/model';
import { UnreadableRows } from 'shared-kernel/saving';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useState } from 'react';
import type { ScreenListActions } from './useScreenListActions';
import type { ScreenList } from './useScreenList';

interface UnreadableScreensProps {
  readonly unreadable: ScreenList['unreadable'];
  readonly listActions: ScreenListActions;
}

/** Screens whose documents are broken. Deleting asks first (spec §5). */
export const UnreadableScreens = ({ unreadable, listActions }: UnreadableScreensProps) => {
  const [asked, setAsked] = useState<ScreenId | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <>
      <UnreadableRows
        what="screens"
        rows={unreadable.filter(({ id }) => !listActions.deletedIds.has(asId<ScreenId>(id)))}
        onDelete={(id) => {
          setAsked(asId<ScreenId>(id));
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={`Delete “${asked ?? ''}”?`}
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={() => {
          close();
          if (asked !== null) void listActions.remove(asked);
        }}
      >
        No supporter sees this screen while it cannot be read. It can be restored from the bin for
        30 days.
      </ConfirmDialog>
    </>
  );
};
