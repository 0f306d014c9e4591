import { Button, ModalDialog } from 'shared-kernel/ui';

/** [S37] Spec §4. */
export const MobileFirstAlert = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog
    open
    title="Please set up mobile portrait first"
    onClose={onClose}
    footer={<Button onClick={onClose}>OK</Button>}
  >
    This screen has no objects yet. Add the first one in mobile portrait; the other views can then
    start from its layout.
  </ModalDialog>
);
