import { RowActions } from 'shared-kernel/saving';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useState } from 'react';

interface ScreenActionsProps {
  readonly name: string;
  readonly onRecalculate: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a screen from the list. Deleting asks first (spec §5). */
export const ScreenActions = ({ name, onRecalculate, onDelete }: ScreenActionsProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RowActions
        name={name}
        onRecalculate={onRecalculate}
        onDelete={() => {
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        Supporters will no longer see this screen. This cannot be undone.
      </ConfirmDialog>
    </>
  );
};
