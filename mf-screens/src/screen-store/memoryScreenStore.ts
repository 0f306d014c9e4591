import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  asId,
  failed,
  isUntouchedScreen,
  succeeded,
  tagsInOrder,
  type FieldListEntry,
  type Screen,
  type ScreenId,
  type Search,
  type SearchId,
  type Supporter,
  type Year,
} from 'shared-kernel/model';
import { asTold, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import type { ScreenStore } from './screenStore';

export interface MemoryContents {
  readonly screens?: Screen[];
  readonly searches?: Search[];
  readonly fields?: readonly FieldListEntry[];
  readonly supporters?: readonly Supporter[];
  readonly year?: Year;
  /** The next call of this name fails. */
  readonly failing?: Set<keyof ScreenStore>;
}

const NOT_FOUND: DatabaseFailure = { code: 'data/not-found', message: '' };
const UNAVAILABLE: DatabaseFailure = { code: 'data/unavailable', message: '' };

/** The port's fake: screens in memory, with revisions as D22 has them. */
export function memoryScreenStore(contents: MemoryContents): ScreenStore {
  const { screens = [], searches = [], fields = [], supporters = [], year = aYear() } = contents;
  const failing = contents.failing ?? new Set();
  const answer = <T>(name: keyof ScreenStore, work: () => T) =>
    Promise.resolve(failing.delete(name) ? failed(UNAVAILABLE) : work());
  const change = (id: ScreenId, parts: Partial<Screen>) => {
    const index = screens.findIndex((screen) => screen.id === id);
    const before = screens[index];
    if (before === undefined) return failed(NOT_FOUND);
    screens[index] = { ...before, ...parts };
    return succeeded(undefined);
  };

  return {
    loadScreens: () =>
      answer('loadScreens', () => succeeded({ items: [...screens], malformed: [] })),
    loadScreen: (_scope, id) =>
      answer('loadScreen', () => {
        const screen = screens.find((stored) => stored.id === id);
        return screen === undefined ? failed(NOT_FOUND) : succeeded(screen);
      }),
    loadSearches: () =>
      answer('loadSearches', () => succeeded({ items: [...searches], malformed: [] })),
    loadFieldList: () => answer('loadFieldList', () => succeeded({ items: fields, malformed: [] })),
    loadYear: () => answer('loadYear', () => succeeded(year)),
    loadMatchingProgress: () =>
      answer('loadMatchingProgress', () => succeeded({ processed: 0, total: 0 })),
    readSupporter: (_scope, email, reveal) =>
      answer('readSupporter', () => {
        const supporter = supporters.find((stored) => stored.email === email.trim().toLowerCase());
        return supporter === undefined ? failed(NOT_FOUND) : succeeded(asTold(supporter, reveal));
      }),
    createScreen: (_scope, parts, savedBy) =>
      answer('createScreen', () => {
        const id = asId<ScreenId>(`new-${String(screens.length + 1)}`);
        const saved = { revision: 1, savedBy, savedAt: null };
        screens.push(aScreen({ id, ...parts, setupSaved: saved, contentSaved: saved }));
        return succeeded(id);
      }),
    createSearch: (_scope, parts) =>
      answer('createSearch', () => {
        const id = asId<SearchId>(`new-search-${String(searches.length + 1)}`);
        searches.push(aSearch({ id, ...parts }));
        return succeeded(id);
      }),
    saveScreenSetup: (_scope, id, setup, { expectedRevision, savedBy }) =>
      answer('saveScreenSetup', () => {
        const stored = screens.find((screen) => screen.id === id);
        if (stored === undefined) return failed(NOT_FOUND);
        if (stored.setupSaved.revision !== expectedRevision) {
          return failed({ code: 'data/conflict' as const, ...stored.setupSaved });
        }
        const revision = expectedRevision + 1;
        change(id, { ...setup, setupSaved: { revision, savedBy, savedAt: null } });
        return succeeded({ revision });
      }),
    reorderScreens: (_scope, places) =>
      answer('reorderScreens', () => {
        for (const { id, order } of places) change(id, { order });
        return succeeded(undefined);
      }),
    changeTag: (_scope, _collection, ids, { tag, on }) =>
      answer('changeTag', () => {
        for (const { id, tags } of screens.filter((one) => ids.includes(one.id)))
          change(id, {
            tags: tagsInOrder([...tags.filter((one) => one !== tag), ...(on ? [tag] : [])]),
          });
        return succeeded(undefined);
      }),
    recalculateScreen: (_scope, id) =>
      answer('recalculateScreen', () => change(id, { supportersMatchedUpdate: true })),
    discardNewScreen: (_scope, id) =>
      answer('discardNewScreen', () => {
        const index = screens.findIndex((screen) => screen.id === id && isUntouchedScreen(screen));
        if (index >= 0) screens.splice(index, 1);
        return succeeded(index >= 0);
      }),
    deleteScreen: (_scope, id) =>
      answer('deleteScreen', () => {
        const index = screens.findIndex((screen) => screen.id === id);
        screens.splice(index, 1);
        return succeeded(undefined);
      }),
  };
}
