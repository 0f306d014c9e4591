import type { ReactNode } from 'react';
import { Portal } from './chakra';
import { Dialog } from './Dialog';

interface ModalDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly footer: ReactNode;
  /** Only what is between scrolls where the window is too low for all of it: the buttons stay in sight. */
  readonly buttonsStay?: boolean;
  readonly onClose: () => void;
  /** It is out of sight. */
  readonly onExitComplete?: () => void;
  /** Where the focus goes when it closes; null, or without it: back to where it came from. */
  readonly focusAfter?: () => HTMLElement | null;
}

/** A question over the page: title, text, buttons. */
export const ModalDialog = ({
  open,
  title,
  children,
  footer,
  buttonsStay = false,
  ...closing
}: ModalDialogProps) => (
  <Dialog.Root
    role="alertdialog"
    open={open}
    placement="center"
    scrollBehavior={buttonsStay ? 'inside' : 'outside'}
    lazyMount
    unmountOnExit
    onExitComplete={() => closing.onExitComplete?.()}
    finalFocusEl={() => closing.focusAfter?.() ?? null}
    onOpenChange={(details) => {
      if (!details.open) closing.onClose();
    }}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px="4">
        <Dialog.Content borderRadius="l3">
          <Dialog.Header>
            <Dialog.Title fontSize="lg">{title}</Dialog.Title>
          </Dialog.Header>
          {children !== undefined && <Dialog.Body color="fg.muted">{children}</Dialog.Body>}
          <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
