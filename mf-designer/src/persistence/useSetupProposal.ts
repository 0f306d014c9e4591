import { failureSentence } from 'shared-kernel/firestore';
import { succeeded, type Result, type ScreenId, type SearchId } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';

import type { ProposedSearch, SetupProposal } from '../document/audience/setupProposal';
import { setupAtom } from '../editor/audience/audienceAtoms';
import { useEditor } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from './designStore';

interface SetupSaving {
  readonly busy: boolean;
  /** Makes the searches that are new and saves the set-up; false where that did not come about, which has been said. */
  readonly accept: (proposal: SetupProposal) => Promise<boolean>;
}

/** [S105] Takes a proposal for the screen's set-up, against the revision that was read (D22). */
export function useSetupProposal(onSaved: () => void): SetupSaving {
  const store = useAtomValue(designStoreAtom);
  const editor = useEditor();
  const savedBy = useAuthor();
  const toast = useToast();
  const { scope } = useYear();
  const { changed } = useServerChanges();
  const [busy, setBusy] = useState(false);

  const accept = useCallback(
    async ({ searches }: SetupProposal): Promise<boolean> => {
      const refuse = (body: string) => {
        toast({ header: 'Screen set-up', body, variant: 'danger' });
        return false;
      };
      const screenId: ScreenId | undefined = editor.get(setupAtom)?.id;
      const screen = editor.get(readyYearDataAtom)?.screens.find(({ id }) => id === screenId);
      if (screen === undefined) return refuse('The set-up is not there yet. Please try again.');
      const searchIds: SearchId[] = [];
      for (const search of searches) {
        const made = await idOfProposed(search, (definition) =>
          store.createSearch(scope, definition, savedBy),
        );
        if (!made.ok) return refuse(failureSentence(made.error));
        searchIds.push(made.value);
      }
      const saved = await store.saveScreenSetup(
        scope,
        screen.id,
        { name: screen.name, match: 'allSearches', searchIds },
        { savedBy, expectedRevision: screen.setupSaved.revision },
      );
      return saved.ok || refuse(failureSentence(saved.error));
    },
    [editor, savedBy, scope, store, toast],
  );

  return {
    busy,
    accept: useCallback(
      async (proposal) => {
        setBusy(true);
        const accepted = await accept(proposal);
        setBusy(false);
        changed();
        // The searches that were made are there in any case.
        onSaved();
        return accepted;
      },
      [accept, changed, onSaved],
    ),
  };
}

type Definition = Extract<ProposedSearch, { kind: 'new' }>['definition'];

const idOfProposed = async <Failure>(
  search: ProposedSearch,
  create: (definition: Definition) => Promise<Result<SearchId, Failure>>,
): Promise<Result<SearchId, Failure>> =>
  search.kind === 'existing' ? succeeded(search.id) : create(search.definition);
