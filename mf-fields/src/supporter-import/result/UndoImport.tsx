import { printCount, type ImportRecord } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { Button, ConfirmDialog, Undo2 } from 'shared-kernel/ui';
import { useState } from 'react';

interface UndoImportProps {
  readonly record: ImportRecord;
  readonly small?: boolean;
  readonly disabled: boolean;
  readonly onUndo: () => void;
}

/** Takes the newest import back, after a question; shown only where that can be done (D2d). */
export const UndoImport = ({ record, small = false, disabled, onUndo }: UndoImportProps) => {
  const [isAsking, setAsking] = useState(false);
  const canUndo = record.state === 'done' && record.undoable;
  usePageActions([
    {
      id: 'undo-import',
      label: 'Undo the last import…',
      keys: [],
      isAvailable: () => canUndo && !disabled,
      run: () => setAsking(true),
    },
  ]);
  if (!canUndo) return null;
  return (
    <>
      <Button
        variant="outline"
        size={small ? 'xs' : 'md'}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        <Undo2 size={small ? 14 : 16} aria-hidden />
        Undo this import
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Undo the import of ${record.fileName}?`}
        confirmLabel="Undo the import"
        danger
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
        onCancel={() => setAsking(false)}
      >
        {undoWords(record)} Searches and screens are counted again.
        {(record.outcome?.newSupporters ?? 0) > 0 &&
          ' Personal links that new supporters have been sent show nothing, until they are imported again.'}
      </ConfirmDialog>
    </>
  );
};

function undoWords({ outcome }: ImportRecord): string {
  const { newSupporters = 0, changed = 0, removed = 0 } = outcome ?? {};
  const parts = [
    [newSupporters, 'new', 'goes away', 'go away'],
    [changed, 'changed', 'is as before', 'are as before'],
    [removed, 'removed', 'comes back', 'come back'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, kind, one, many]) =>
      count === 1
        ? `one ${kind} supporter ${one}`
        : `${printCount(count)} ${kind} supporters ${many}`,
    );
  const sentence = words.join(', ');
  return sentence === ''
    ? 'Your supporters return to the state before it.'
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
