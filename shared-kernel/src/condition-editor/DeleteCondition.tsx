import { ConfirmDialog, IconButton, Trash2 } from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';

interface DeleteConditionProps {
  /** In a sentence: "condition 2". */
  readonly what: string;
  /** When it is gone, in a sentence. */
  readonly children: ReactNode;
  readonly onDelete: () => void;
}

/** Deletes a condition after a question (spec §5). */
export const DeleteCondition = ({ what, children, onDelete }: DeleteConditionProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={`Delete ${what}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={`Delete ${what}?`}
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
        {children}
      </ConfirmDialog>
    </>
  );
};
