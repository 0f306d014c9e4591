import type { TagWish } from 'shared-kernel/list-tools';
import type { Search } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { searchToasts } from '../search-store/searchToasts';

export interface Tagging {
  /** Whose tags are edited; null while none are. */
  readonly searches: readonly Search[] | null;
  readonly saving: boolean;
  readonly open: (searches: readonly Search[]) => void;
  readonly close: () => void;
  readonly save: (changes: readonly TagWish[]) => Promise<void>;
}

/** Gives searches tags and takes them; the questions stay open where that fails. */
export function useTagging(reload: () => Promise<void>): Tagging {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const showToast = useToast();
  const { changed } = useServerChanges();
  const [searches, setSearches] = useState<readonly Search[] | null>(null);
  const [saving, setSaving] = useState(false);

  const saveAll = async (changes: readonly TagWish[]) => {
    const ids = (searches ?? []).map(({ id }) => id);
    for (const change of changes) {
      const saved = await store.changeTag(scope, 'searches', ids, change);
      if (!saved.ok) return saved.error;
    }
    return null;
  };

  return {
    searches,
    saving,
    open: setSearches,
    close: () => {
      setSearches(null);
    },
    save: async (changes) => {
      setSaving(true);
      const failure = await saveAll(changes);
      setSaving(false);
      if (failure === null) setSearches(null);
      showToast(failure === null ? searchToasts.saved : searchToasts.failed('save', failure));
      changed();
      await reload();
    },
  };
}
