import { usePageActions } from 'shared-kernel/page-actions';
import { Button, ConfirmDialog } from 'shared-kernel/ui';
import { useState } from 'react';

interface CancelImportProps {
  /** What has been written is to be taken back: that is asked about first. */
  readonly writing?: boolean;
  readonly disabled?: boolean;
  readonly onCancel: () => void;
}

/** Ends an import before it is done. */
export const CancelImport = ({
  writing = false,
  disabled = false,
  onCancel,
}: CancelImportProps) => {
  const [isAsking, setAsking] = useState(false);
  const cancel = () => (writing ? setAsking(true) : onCancel());
  usePageActions([
    {
      id: 'cancel-import',
      label: 'Cancel this import',
      keys: [],
      isAvailable: () => !disabled,
      run: cancel,
    },
  ]);
  return (
    <>
      <Button variant="outline" disabled={disabled} onClick={cancel}>
        Cancel this import
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel this import?"
        confirmLabel="Cancel the import"
        cancelLabel="Go on importing"
        danger
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
        onCancel={() => setAsking(false)}
      >
        What has been written so far is taken back, and your supporters are as they were before.
      </ConfirmDialog>
    </>
  );
};
