import { actorAtStart, unbroken } from 'shared-kernel/model';
import { Button } from 'shared-kernel/ui/basics';
import { ModalDialog } from './ModalDialog';

interface ConflictDialogProps {
  /** Who saved meanwhile and when; null while there is no conflict. */
  readonly conflict: { readonly savedBy: string; readonly savedAt: Date | null } | null;
  /** Under what this person saves, as `savedBy` has it: nobody is told of themself as of somebody else (D540). */
  readonly author: string;
  /** What was saved, in a sentence: "this search". */
  readonly what: string;
  /** Loading theirs keeps the person's edits, which can be restored. */
  readonly keepsEdits?: boolean;
  readonly onOverwrite: () => void;
  readonly onLoadTheirs: () => void;
  /** Back to editing, nothing saved. */
  readonly onCancel: () => void;
}

/** The same thing was edited twice, by two people or in two tabs (D22, D540): nothing is lost before this question is answered. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { conflict, author } = props;
  const isOwn = conflict !== null && conflict.savedBy !== '' && conflict.savedBy === author;
  return (
    <ModalDialog
      open={conflict !== null}
      title={isOwn ? 'You saved meanwhile' : 'Someone else saved meanwhile'}
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="ghost" onClick={props.onCancel}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={props.onLoadTheirs}>
            {isOwn ? LOAD_OWN : 'Load theirs'}
          </Button>
          <Button variant="outline" colorPalette="red" onClick={props.onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {conflict !== null && (isOwn ? ownSentences : sentences)(conflict, props)}
    </ModalDialog>
  );
};

const LOAD_OWN = 'Load what is saved';

type Conflict = NonNullable<ConflictDialogProps['conflict']>;

const sentences = ({ savedBy, savedAt }: Conflict, props: ConflictDialogProps): string =>
  `${actorAtStart(savedBy)} saved ${props.what}${savedAt === null ? '' : ` on ${moment(savedAt)}`}. “Overwrite” keeps your version, “Load theirs” ${afterLoading(props)}.`;

const ownSentences = ({ savedAt }: Conflict, props: ConflictDialogProps): string =>
  `You saved meanwhile, in another tab or window.${savedAt === null ? '' : ` The last save was on ${moment(savedAt)}.`} “Overwrite” keeps what you see here, “${LOAD_OWN}” ${afterLoading(props)}.`;

const afterLoading = ({ keepsEdits = false }: ConflictDialogProps): string =>
  keepsEdits ? 'keeps your edits for you to restore' : 'drops your edits';

const moment = (savedAt: Date): string =>
  unbroken(savedAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));
