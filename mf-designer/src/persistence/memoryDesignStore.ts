import { compileYear, screenAudience, snapshotOfSupporters } from 'evaluation';
import type { DataConflict, DatabaseFailure } from 'shared-kernel/firestore';
import {
  asId,
  failed,
  succeeded,
  type FieldListEntry,
  type Screen,
  type ScreenContent,
  type ScreenDefinition,
  type ScreenId,
  type ScreenSetup,
  type Search,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { A_DAY, aScreen, aSearch, asTold, aYear } from 'shared-kernel/testing';

import type { DesignStore } from './designStore';

export interface MemoryContents {
  /** What each load of the screen returns in turn; the last one again and again. */
  readonly stored?: readonly Screen[];
  /** Other screens of the year. */
  readonly screens?: readonly Screen[];
  readonly fields?: readonly FieldListEntry[];
  readonly searches?: readonly Search[];
  readonly supporters?: readonly Supporter[];
  readonly loadFailures?: DatabaseFailure[];
  readonly saveFailures?: (DatabaseFailure | DataConflict)[];
}

export interface Save {
  readonly content: ScreenContent;
  readonly expectedRevision: number;
  readonly savedBy: string;
}

/** The port's fake: a year in memory, and what was saved into it. */
export interface MemoryDesignStore extends DesignStore {
  readonly saves: Save[];
  /** The set-ups that were saved, the newest last. */
  readonly setups: ScreenSetup[];
  /** The screens that were made, the newest last. */
  readonly created: Omit<ScreenDefinition, 'id'>[];
}

export function memoryDesignStore(contents: MemoryContents): MemoryDesignStore {
  const { stored = [aScreen()], screens = [], fields = [] } = contents;
  const searches = [...(contents.searches ?? [])];
  const { supporters = [], loadFailures = [], saveFailures = [] } = contents;
  const saves: Save[] = [];
  const setups: ScreenSetup[] = [];
  const created: Omit<ScreenDefinition, 'id'>[] = [];
  let loads = 0;
  const listing = <T>(items: readonly T[]) => Promise.resolve(succeeded({ items, malformed: [] }));

  return {
    saves,
    setups,
    created,
    loadScreen: () => {
      const failure = loadFailures.shift();
      if (failure !== undefined) return Promise.resolve(failed(failure));
      const loaded = stored[Math.min(loads, stored.length - 1)] ?? aScreen();
      loads += 1;
      return Promise.resolve(succeeded(loaded));
    },
    loadScreens: () =>
      listing([...stored.slice(-1).map((one) => ({ ...one, ...setups.at(-1) })), ...screens]),
    loadFieldList: () => listing(fields),
    loadSearches: () => listing(searches),
    readSupporter: (_scope, email, reveal) => {
      const supporter = supporters.find((known) => known.email === email.trim().toLowerCase());
      return Promise.resolve(
        supporter === undefined
          ? failed({ code: 'data/not-found', message: '' })
          : succeeded(asTold(supporter, reveal)),
      );
    },
    createScreen: (_scope, payload) => {
      const failure = saveFailures.shift();
      if (failure !== undefined) return Promise.resolve(failed(failure));
      created.push(payload);
      return Promise.resolve(succeeded(asId<ScreenId>(`made-${String(created.length)}`)));
    },
    createSearch: (_scope, payload) => {
      const id = asId<SearchId>(`search-${String(searches.length + 1)}`);
      searches.push(aSearch({ ...payload, id }));
      return Promise.resolve(succeeded(id));
    },
    saveScreenSetup: (_scope, _id, setup, author) => {
      setups.push(setup);
      return Promise.resolve(succeeded({ revision: author.expectedRevision + 1 }));
    },
    countAudience: ({ screen }) => {
      const compiled = compileYear({ year: aYear(), today: A_DAY, fields, searches, screens: [] });
      const snapshot = snapshotOfSupporters(fields, supporters);
      return Promise.resolve(succeeded(screenAudience(compiled, snapshot, screen)));
    },
    saveScreenContent: (_scope, _id, content, author) => {
      saves.push({ content, ...author });
      const failure = saveFailures.shift();
      return Promise.resolve(
        failure === undefined
          ? succeeded({ revision: author.expectedRevision + 1 })
          : failed(failure),
      );
    },
  };
}
