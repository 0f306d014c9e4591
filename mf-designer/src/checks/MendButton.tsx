import { failureSentence } from 'shared-kernel/firestore';
import type { SearchId } from 'shared-kernel/model';
import { isFaulty } from 'shared-kernel/condition-editor';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useToast, useYear } from 'shared-kernel/session';
import { Box, Button, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { NewSearch } from '../document/audience/setupProposal';
import { useEditor } from '../editor/EditorContext';
import { designStoreAtom } from '../persistence/designStore';
import type { Finding, FindingMend } from './finding';

interface MendButtonProps {
  readonly itemId: Finding['itemId'];
  readonly mend: FindingMend;
  readonly onMended: (mend: FindingMend) => void;
  /** The year has another search. */
  readonly onSearch: () => void;
}

/** [S102] What one click does about a finding, and below it what that means. */
export const MendButton = (props: MendButtonProps) => {
  const { itemId, mend, onMended } = props;
  const editor = useEditor();
  const take = (search?: SearchId) => {
    editor.edit(
      (content) => mend.edit(content, search),
      itemId === null ? {} : { select: [itemId] },
    );
    onMended(mend);
  };
  const { search } = mend;
  if (search?.kind === 'new' && search.definition.conditions.some(isFaulty)) return null;
  return (
    <Box mb="2">
      {search?.kind === 'new' ? (
        <MakingButton {...props} definition={search.definition} onMade={take} />
      ) : (
        <Button
          size="xs"
          variant="outline"
          onClick={() => {
            take(search?.id);
          }}
        >
          {mend.label}
        </Button>
      )}
      <Text mt="1" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {mend.words}
      </Text>
    </Box>
  );
};

interface MakingButtonProps extends MendButtonProps {
  readonly definition: NewSearch;
  readonly onMade: (search: SearchId) => void;
}

/** [S116] The search is made before the object refers to it. */
const MakingButton = ({ mend, definition, onMade, onSearch }: MakingButtonProps) => {
  const store = useAtomValue(designStoreAtom);
  const savedBy = useAuthor();
  const toast = useToast();
  const { scope } = useYear();
  const { changed } = useServerChanges();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const made = await store.createSearch(scope, definition, savedBy);
    setBusy(false);
    if (!made.ok) {
      toast({ header: 'Search', body: failureSentence(made.error), variant: 'danger' });
      return;
    }
    changed();
    onMade(made.value);
    onSearch();
  };
  return (
    <Button size="xs" variant="outline" loading={busy} onClick={() => void make()}>
      {mend.label}
    </Button>
  );
};
