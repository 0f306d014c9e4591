import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  succeeded,
  type FieldListEntry,
  type Result,
  type Screen,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import type { ScreenStore } from './screenStore';

export interface StoredDefinitions {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

/** What is stored of a year now, as far as it can be read. */
export async function loadDefinitions(
  store: ScreenStore,
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
  });
}
