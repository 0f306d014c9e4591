import { useAuthor } from 'shared-kernel/session';
import { ConflictDialog, UnsavedChanges } from 'shared-kernel/ui';
import type { Edits } from './useEdits';

interface EditsQuestionsProps {
  readonly edited: Omit<Edits<unknown>, 'edit' | 'save'>;
  /** What is edited, in a sentence: "this search". */
  readonly what: string;
}

/** What is asked about unsaved edits: before it is left unsaved, and when it was saved elsewhere meanwhile (D22, D540). */
export const EditsQuestions = ({ edited, what }: EditsQuestionsProps) => (
  <>
    <UnsavedChanges when={edited.dirty} />
    <ConflictDialog
      conflict={edited.conflict}
      author={useAuthor()}
      what={what}
      onOverwrite={() => void edited.overwrite()}
      onLoadTheirs={() => void edited.loadTheirs()}
      onCancel={edited.keepEditing}
    />
  </>
);
