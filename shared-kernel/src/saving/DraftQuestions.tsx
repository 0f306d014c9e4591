import { ConflictDialog, UnsavedChanges } from 'shared-kernel/ui';
import type { Draft } from './useDraft';

interface DraftQuestionsProps {
  readonly draft: Omit<Draft<unknown>, 'edit' | 'save'>;
  /** What is edited, in a sentence: "this search". */
  readonly what: string;
}

/** What is asked about a draft: before it is left unsaved, and when somebody else saved meanwhile (D22). */
export const DraftQuestions = ({ draft, what }: DraftQuestionsProps) => (
  <>
    <UnsavedChanges when={draft.dirty} />
    <ConflictDialog
      conflict={draft.conflict}
      what={what}
      onOverwrite={() => void draft.overwrite()}
      onLoadTheirs={() => void draft.loadTheirs()}
      onCancel={draft.keepEditing}
    />
  </>
);
