import type { Definitions, NamedField } from 'year-transfer';
import {
  loadFieldList,
  loadScreens,
  loadSearches,
  type DatabaseFailure,
} from 'shared-kernel/firestore';
import { succeeded, type Result, type YearScope } from 'shared-kernel/model';

/** A year as far as it can be read. */
export interface LoadedYear extends Definitions {
  readonly fields: readonly NamedField[];
  /** Ids of searches and screens whose documents are broken. */
  readonly unreadable: readonly string[];
}

export async function loadYear(scope: YearScope): Promise<Result<LoadedYear, DatabaseFailure>> {
  const [fields, searches, screens] = await Promise.all([
    loadFieldList(scope),
    loadSearches(scope),
    loadScreens(scope),
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
