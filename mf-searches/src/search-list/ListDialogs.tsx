import { lateDialog } from 'shared-kernel/late-parts';
import { TagDialog } from 'shared-kernel/list-tools';
import { nameOf, type CountedTag, type Search } from 'shared-kernel/model';

import { DeleteDialog } from './DeleteDialog';
import type { DeletionQuestions } from './useDeletion';
import type { OverlapOf } from './useOverlapOf';
import type { Tagging } from './useTagging';

const OverlapDialog = lateDialog(
  async () => (await import('../overlap/OverlapDialog')).OverlapDialog,
);

interface ListDialogsProps {
  readonly searches: readonly Search[];
  readonly tags: readonly CountedTag[];
  readonly deletion: DeletionQuestions;
  readonly tagging: Tagging;
  readonly overlap: OverlapOf;
}

/** What opens over the list. */
export const ListDialogs = ({ searches, tags, deletion, tagging, overlap }: ListDialogsProps) => (
  <>
    <DeleteDialog {...deletion} />
    {tagging.searches !== null && (
      <TagDialog
        title={tagTitle(tagging.searches)}
        known={tags.map(({ tag }) => tag)}
        things={tagging.searches}
        saving={tagging.saving}
        onSave={(changes) => void tagging.save(changes)}
        onClose={tagging.close}
      />
    )}
    {overlap.pair !== null && (
      <OverlapDialog searches={searches} {...overlap.pair} onClose={overlap.close} />
    )}
  </>
);

function tagTitle(searches: readonly Search[]): string {
  const [only] = searches;
  return searches.length === 1 && only !== undefined
    ? `Tags of “${nameOf(only)}”`
    : `Tags of ${String(searches.length)} searches`;
}
