import { IconButton } from 'shared-kernel/ui/basics';
import { Dialog } from './Dialog';
import { X } from '../icons';

/** The cross in the corner of a dialog that asks nothing. */
export const DialogClose = () => (
  <Dialog.CloseTrigger asChild>
    <IconButton aria-label="Close" variant="ghost" size="sm">
      <X size={18} aria-hidden />
    </IconButton>
  </Dialog.CloseTrigger>
);
