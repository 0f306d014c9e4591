import { compileYear, countSearch, snapshotOfSupporters } from 'evaluation';
import type { DataConflict, DatabaseFailure } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type FieldListEntry,
  type Screen,
  type ScreenContent,
  type Search,
  type Supporter,
} from 'shared-kernel/model';
import { aScreen, aYear } from 'shared-kernel/testing';

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
export function memoryDesignStore(contents: MemoryContents): DesignStore & { saves: Save[] } {
  const { stored = [aScreen()], screens = [], fields = [], searches = [] } = contents;
  const { supporters = [], loadFailures = [], saveFailures = [] } = contents;
  const saves: Save[] = [];
  let loads = 0;
  const listing = <T>(items: readonly T[]) => Promise.resolve(succeeded({ items, malformed: [] }));

  return {
    saves,
    loadScreen: () => {
      const failure = loadFailures.shift();
      if (failure !== undefined) return Promise.resolve(failed(failure));
      const loaded = stored[Math.min(loads, stored.length - 1)] ?? aScreen();
      loads += 1;
      return Promise.resolve(succeeded(loaded));
    },
    loadScreens: () => listing([...stored.slice(-1), ...screens]),
    loadFieldList: () => listing(fields),
    loadSearches: () => listing(searches),
    readSupporter: (_scope, email) => {
      const supporter = supporters.find((known) => known.email === email.trim().toLowerCase());
      return Promise.resolve(
        supporter === undefined
          ? failed({ code: 'data/not-found', message: '' })
          : succeeded(supporter),
      );
    },
    countSearch: ({ search }) => {
      const compiled = compileYear({ year: aYear(), fields, searches, screens: [] });
      const snapshot = snapshotOfSupporters(fields, supporters);
      return Promise.resolve(succeeded(countSearch(compiled, snapshot, search)));
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
