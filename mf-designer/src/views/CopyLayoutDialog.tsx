import { type View, VIEW_LABELS } from 'shared-kernel/model';
import { Button, ModalDialog } from 'shared-kernel/ui';

interface CopyLayoutDialogProps {
  readonly view: View;
  /** The nearest smaller view with a layout. */
  readonly from: View;
  readonly onCopy: () => void;
  /** Show the view; its items go on following the other. */
  readonly onKeep: () => void;
  /** Stay where one was. */
  readonly onCancel: () => void;
}

/** [S37] Spec §4. */
export const CopyLayoutDialog = (props: CopyLayoutDialogProps) => {
  const [view, from] = [VIEW_LABELS[props.view], VIEW_LABELS[props.from].toLowerCase()];
  return (
    <ModalDialog
      open
      title={`Copy the layout from ${from}?`}
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="outline" onClick={props.onKeep}>
            {"Don't copy"}
          </Button>
          <Button onClick={props.onCopy}>Copy layout</Button>
        </>
      }
    >
      {`${view} has no layout yet. With a copy you can arrange it on its own; without one its objects follow ${from} until you move them here.`}
    </ModalDialog>
  );
};
