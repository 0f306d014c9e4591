import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  succeeded,
  type FieldListEntry,
  type Result,
  type Screen,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import type { Reads } from './reading';

/** What is stored of a year now, as far as it can be read. */
export interface StoredDefinitions {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
  /** Ids of searches and screens whose documents are broken. */
  readonly unreadable: readonly string[];
}

/** For what is worked out of all of it at one moment; what a page shows comes from `useReadings`. */
export async function loadDefinitions(
  store: Reads<'loadFieldList' | 'loadScreens' | 'loadSearches'>,
  scope: YearScope,
): Promise<Result<StoredDefinitions, DatabaseFailure>> {
  const [fields, searches, screens] = await Promise.all([
    store.loadFieldList(scope),
    store.loadSearches(scope),
    store.loadScreens(scope),
  ]);
  if (!fields.ok) return fields;
  if (!searches.ok) return searches;
  if (!screens.ok) return screens;
  return succeeded({
    fields: fields.value.items,
    searches: searches.value.items,
    screens: screens.value.items,
    unreadable: [...searches.value.malformed, ...screens.value.malformed].map(({ id }) => id),
  });
}
