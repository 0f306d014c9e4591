import type { ReactNode } from 'react';
import { Button } from 'shared-kernel/ui/basics';
import { ModalDialog } from './ModalDialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** While what is asked about is still being found out. */
  readonly confirmDisabled?: boolean;
  /** Red for what cannot be taken back. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** As of ModalDialog. */
  readonly focusAfter?: () => HTMLElement | null;
}

/** Asks before something is done. Escape and a click outside cancel. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <ModalDialog
    open={props.open}
    title={props.title}
    onClose={props.onCancel}
    focusAfter={() => props.focusAfter?.() ?? null}
    footer={
      <>
        <Button variant="outline" onClick={props.onCancel}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          colorPalette={props.danger === true ? 'red' : 'accent'}
          disabled={props.confirmDisabled === true}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    {props.children}
  </ModalDialog>
);
