import type { DataConflict } from 'shared-kernel/firestore';
import type { Search, SearchDefinition } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { failureToast, searchToasts } from '../search-store/searchToasts';
import { useAuthor } from '../search-store/useAuthor';
import { useScope } from '../search-store/useScope';
import { definitionOf } from './definitionOf';
import { isSame, trimmed } from './searchEdits';

/** What is stored, as far as this page knows. */
interface Base {
  readonly definition: SearchDefinition;
  readonly revision: number;
}

export interface SearchDraft {
  readonly draft: SearchDefinition;
  /** Revision of the last load or save of this page. */
  readonly revision: number;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: DataConflict | null;
  readonly edit: (draft: SearchDefinition) => void;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

/** Edits are held here until they are saved, guarded by the revision they began from. */
export function useSearchDraft(search: Search): SearchDraft {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const savedBy = useAuthor();
  const showToast = useToast();
  const [draft, setDraft] = useState<SearchDefinition>(() => definitionOf(search));
  const [base, setBase] = useState<Base>({ definition: draft, revision: search.saved.revision });
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DataConflict | null>(null);

  const saveOver = async (expectedRevision: number) => {
    const definition = trimmed(draft);
    setConflict(null);
    setSaving(true);
    const saved = await store.saveSearch(scope, definition, { expectedRevision, savedBy });
    setSaving(false);
    if (saved.ok) {
      setBase({ definition, revision: saved.value.revision });
      showToast(searchToasts.saved);
    } else if (saved.error.code === 'data/conflict') {
      setConflict(saved.error);
    } else {
      showToast(failureToast('save', saved.error));
    }
  };

  const loadTheirs = async () => {
    const theirs = await store.loadSearch(scope, draft.id);
    setConflict(null);
    if (!theirs.ok) {
      showToast(failureToast('load', theirs.error));
      return;
    }
    const definition = definitionOf(theirs.value);
    setDraft(definition);
    setBase({ definition, revision: theirs.value.saved.revision });
  };

  return {
    draft,
    revision: base.revision,
    dirty: !isSame(draft, base.definition),
    saving,
    conflict,
    edit: setDraft,
    save: () => saveOver(base.revision),
    overwrite: () => saveOver(conflict?.revision ?? base.revision),
    loadTheirs,
    keepEditing: () => {
      setConflict(null);
    },
  };
}
