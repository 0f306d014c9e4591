import {
  asId,
  failed,
  isUntouchedSearch,
  succeeded,
  type FieldListEntry,
  type Screen,
  type ScreenId,
  type Search,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import type { DatabaseFailure, MatchingProgress } from 'shared-kernel/firestore';
import { asTold, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import type { SearchStore } from './searchStore';

export interface MemoryContents {
  readonly searches: Search[];
  readonly fields?: readonly FieldListEntry[];
  /** Those that are stored apart from their entries, by their ids. */
  readonly spreads?: Readonly<Record<string, FieldListEntry['spread']>>;
  readonly screens?: Screen[];
  readonly supporters?: readonly Supporter[];
  readonly supportersTotal?: number;
  readonly progress?: MatchingProgress;
  /** The next call of this name fails. */
  readonly failing?: Set<keyof SearchStore>;
}

const NO_PROGRESS: MatchingProgress = { processed: 0, total: 0 };
const NOT_FOUND: DatabaseFailure = { code: 'data/not-found', message: '' };
const UNAVAILABLE: DatabaseFailure = { code: 'data/unavailable', message: '' };

/** The port's fake: searches in memory, with revisions as D22 has them. */
export function memorySearchStore(contents: MemoryContents): SearchStore {
  const { searches, fields = [], screens = [], supporters = [] } = contents;
  const { supportersTotal = 0, progress = NO_PROGRESS, failing = new Set() } = contents;
  const find = (id: SearchId) => searches.findIndex((search) => search.id === id);
  const change = (id: SearchId, parts: Partial<Search>) => {
    const index = find(id);
    const before = searches[index];
    if (before === undefined) return failed(NOT_FOUND);
    searches[index] = { ...before, ...parts };
    return succeeded(undefined);
  };
  const answer = <T>(name: keyof SearchStore, work: () => T) =>
    Promise.resolve(failing.delete(name) ? failed(UNAVAILABLE) : work());

  return {
    changeTag: (_scope, _collection, ids, { tag, on }) =>
      answer('changeTag', () => {
        for (const id of ids) {
          const tags = searches[find(asId<SearchId>(id))]?.tags ?? [];
          const others = tags.filter((one) => one !== tag);
          change(asId<SearchId>(id), { tags: on ? [...others, tag] : others });
        }
        return succeeded(undefined);
      }),
    loadSearches: () =>
      answer('loadSearches', () => succeeded({ items: [...searches], malformed: [] })),
    loadSearch: (_scope, id) =>
      answer('loadSearch', () => {
        const search = searches[find(id)];
        return search === undefined ? failed(NOT_FOUND) : succeeded(search);
      }),
    loadYear: () => answer('loadYear', () => succeeded(aYear({ supportersTotal }))),
    loadFieldList: () => answer('loadFieldList', () => succeeded({ items: fields, malformed: [] })),
    loadFieldSpread: (_scope, id) =>
      answer('loadFieldSpread', () => {
        const spread = contents.spreads?.[id];
        return spread === undefined ? failed(NOT_FOUND) : succeeded(spread);
      }),
    loadMatchingProgress: () => answer('loadMatchingProgress', () => succeeded(progress)),
    loadScreens: () => answer('loadScreens', () => succeeded({ items: screens, malformed: [] })),
    readSupporter: (_scope, email, reveal) =>
      answer('readSupporter', () => {
        const supporter = supporters.find((one) => one.email === email.trim().toLowerCase());
        return supporter === undefined ? failed(NOT_FOUND) : succeeded(asTold(supporter, reveal));
      }),
    createScreen: (_scope, parts) =>
      answer('createScreen', () => {
        const id = asId<ScreenId>(`new-${String(screens.length + 1)}`);
        screens.push(aScreen({ id, ...parts }));
        return succeeded(id);
      }),
    createSearch: (_scope, payload, savedBy) =>
      answer('createSearch', () => {
        const id = asId<SearchId>(`new-${String(searches.length + 1)}`);
        const saved = { revision: 1, savedBy, savedAt: null };
        searches.push(aSearch({ id, ...payload, saved, supportersMatchedUpdate: true }));
        return succeeded(id);
      }),
    saveSearch: (_scope, { id, ...definition }, { expectedRevision, savedBy }) =>
      answer('saveSearch', () => {
        const stored = searches[find(id)];
        if (stored === undefined) return failed(NOT_FOUND);
        const { revision } = stored.saved;
        if (revision !== expectedRevision) {
          return failed({ code: 'data/conflict' as const, ...stored.saved });
        }
        change(id, { ...definition, saved: { revision: revision + 1, savedBy, savedAt: null } });
        return succeeded({ revision: revision + 1 });
      }),
    recalculateSearch: (_scope, id) =>
      answer('recalculateSearch', () => change(id, { supportersMatchedUpdate: true })),
    discardNewSearch: (_scope, id) =>
      answer('discardNewSearch', () => {
        const index = searches.findIndex((search) => search.id === id && isUntouchedSearch(search));
        if (index >= 0) searches.splice(index, 1);
        return succeeded(index >= 0);
      }),
    deleteSearch: (_scope, id) =>
      answer('deleteSearch', () => {
        searches.splice(find(id), 1);
        return succeeded(undefined);
      }),
  };
}
