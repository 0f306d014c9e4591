import { failureSentence } from 'shared-kernel/firestore';
import {
  succeeded,
  type Result,
  type ScreenId,
  type ScreenSetup,
  type SearchId,
} from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';

import type { NewSearch, ProposedSearch, SetupProposal } from '../document/audience/setupProposal';
import { setupAtom } from '../editor/audience/audienceAtoms';
import { useEditor } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from './designStore';

interface SetupSaving {
  readonly busy: boolean;
  /** Makes the searches that are new and saves the set-up; false where that did not come about, which has been said. */
  readonly accept: (proposal: SetupProposal) => Promise<boolean>;
  /** Saves one whose searches are there already. */
  readonly saveSetup: (setup: Pick<ScreenSetup, 'match' | 'searchIds'>) => Promise<boolean>;
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

  const refuse = useCallback(
    (body: string): false => {
      toast({ header: 'Screen set-up', body, variant: 'danger' });
      return false;
    },
    [toast],
  );
  const storedScreen = useCallback(() => {
    const screenId: ScreenId | undefined = editor.get(setupAtom)?.id;
    return editor.get(readyYearDataAtom)?.screens.find(({ id }) => id === screenId);
  }, [editor]);

  const save = useCallback(
    async ({ match, searchIds }: Pick<ScreenSetup, 'match' | 'searchIds'>): Promise<boolean> => {
      const screen = storedScreen();
      if (screen === undefined) return refuse(NOT_THERE);
      const saved = await store.saveScreenSetup(
        scope,
        screen.id,
        { name: screen.name, match, searchIds },
        { savedBy, expectedRevision: screen.setupSaved.revision },
      );
      return saved.ok || refuse(failureSentence(saved.error));
    },
    [refuse, savedBy, scope, store, storedScreen],
  );
  const accept = useCallback(
    async ({ searches }: SetupProposal): Promise<boolean> => {
      if (storedScreen() === undefined) return refuse(NOT_THERE);
      const searchIds: SearchId[] = [];
      for (const search of searches) {
        const made = await idOfProposed(search, (definition) =>
          store.createSearch(scope, definition, savedBy),
        );
        if (!made.ok) return refuse(failureSentence(made.error));
        searchIds.push(made.value);
      }
      return save({ match: 'allSearches', searchIds });
    },
    [refuse, save, savedBy, scope, store, storedScreen],
  );
  const told = useCallback(
    async (saving: Promise<boolean>): Promise<boolean> => {
      setBusy(true);
      const isSaved = await saving;
      setBusy(false);
      changed();
      // The searches that were made are there in any case.
      onSaved();
      return isSaved;
    },
    [changed, onSaved],
  );

  return {
    busy,
    accept: useCallback((proposal) => told(accept(proposal)), [accept, told]),
    saveSetup: useCallback((setup) => told(save(setup)), [save, told]),
  };
}

const NOT_THERE = 'The set-up is not there yet. Please try again.';

const idOfProposed = async <Failure>(
  search: ProposedSearch,
  create: (definition: NewSearch) => Promise<Result<SearchId, Failure>>,
): Promise<Result<SearchId, Failure>> =>
  search.kind === 'existing' ? succeeded(search.id) : create(search.definition);
