import { actorAtStart, unbroken } from 'shared-kernel/model';
import { Button } from 'shared-kernel/ui/basics';
import { ModalDialog } from './ModalDialog';

interface ConflictDialogProps {
  /** Who saved meanwhile and when; null while there is no conflict. */
  readonly conflict: { readonly savedBy: string; readonly savedAt: Date | null } | null;
  /** What was saved, in a sentence: "this search". */
  readonly what: string;
  /** Loading theirs keeps the person's edits, which can be restored. */
  readonly keepsEdits?: boolean;
  readonly onOverwrite: () => void;
  readonly onLoadTheirs: () => void;
  /** Back to editing, nothing saved. */
  readonly onCancel: () => void;
}

/** Two people edited the same thing (D22): nothing is lost before this question is answered. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { conflict, keepsEdits = false } = props;
  return (
    <ModalDialog
      open={conflict !== null}
      title="Someone else saved meanwhile"
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="ghost" onClick={props.onCancel}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={props.onLoadTheirs}>
            Load theirs
          </Button>
          <Button variant="outline" colorPalette="red" onClick={props.onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {conflict !== null &&
        `${actorAtStart(conflict.savedBy)} saved ${props.what}${when(conflict.savedAt)}. “Overwrite” keeps your version, “Load theirs” ${keepsEdits ? 'keeps your edits for you to restore' : 'drops your edits'}.`}
    </ModalDialog>
  );
};

const when = (savedAt: Date | null): string =>
  savedAt === null
    ? ''
    : ` on ${unbroken(savedAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))}`;
