import { lateDialog } from 'shared-kernel/late-parts';
import { Button, Trash2 } from 'shared-kernel/ui';
import { useState } from 'react';
import type { BinDialogProps } from './BinDialog';

const BinDialog = lateDialog(async () => (await import('./BinDialog')).BinDialog);

/** Opens what was deleted of a kind. */
export const BinButton = (props: Omit<BinDialogProps, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Trash2 size={16} aria-hidden />
        Bin
      </Button>
      {open && (
        <BinDialog
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
