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
  return (
    <>
      <Button
        variant="outline"
        disabled={disabled}
        onClick={() => (writing ? setAsking(true) : onCancel())}
      >
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
