import { decodeSearch, succeeded, type Search, type SearchDefinition } from 'shared-kernel/model';
import { useEdits, type Edits, type Stored } from 'shared-kernel/saving';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { searchStoreAtom } from '../search-store/searchStore';
import { searchToasts } from '../search-store/searchToasts';
import { definitionOf } from './definitionOf';
import { isSame, trimmed } from './searchEdits';

/** Edits of a search. */
export function useSearchEdits(search: Search): Edits<SearchDefinition> {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  return useEdits(storedOf(search), {
    scope,
    load: async () => {
      const loaded = await store.loadSearch(scope, search.id);
      return loaded.ok ? succeeded(storedOf(loaded.value)) : loaded;
    },
    save: (definition, author) => store.saveSearch(scope, trimmed(definition), author),
    isSame,
    toasts: searchToasts,
    keeping: {
      path: `${scope.organisationId}/${scope.yearId}/searches/${search.id}`,
      decode: (data) => {
        const read = decodeSearch(search.id, data);
        return read.ok ? definitionOf(read.value) : null;
      },
    },
  });
}

const storedOf = (search: Search): Stored<SearchDefinition> => ({
  value: definitionOf(search),
  revision: search.saved.revision,
});
