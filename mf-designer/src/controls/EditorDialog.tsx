import { Dialog, DialogClose, Portal } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface EditorDialogProps {
  readonly shown: boolean;
  readonly size?: 'md' | 'lg' | 'xl';
  readonly maxWidth?: string;
  /** Header, body and footer, made when it is first shown. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Over the editor; what is too high for the window scrolls within it. */
export const EditorDialog = (props: EditorDialogProps) => {
  const { shown, size = 'md', maxWidth, children, onClose } = props;
  return (
    <Dialog.Root
      open={shown}
      size={size}
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3" {...(maxWidth === undefined ? {} : { maxW: maxWidth })}>
            {children}
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
