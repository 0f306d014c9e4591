import { Button, ConfirmDialog, Flex, RefreshCw, Trash2 } from 'shared-kernel/ui';
import { useState } from 'react';

interface ScreenActionsProps {
  readonly name: string;
  readonly onRecalculate: () => void;
  readonly onDelete: () => void;
}

export const ScreenActions = ({ name, onRecalculate, onDelete }: ScreenActionsProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Recalculate ${name}`}
        onClick={onRecalculate}
      >
        <RefreshCw size={14} aria-hidden />
        Recalculate
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Delete ${name}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
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
    </Flex>
  );
};
