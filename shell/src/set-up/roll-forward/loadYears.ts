import {
  loadFieldList,
  loadScreens,
  loadSearches,
  type DatabaseFailure,
} from 'shared-kernel/firestore';
import type { Definitions, NamedField } from 'evaluation';
import { succeeded, type Result, type YearScope } from 'shared-kernel/model';

/** A year as far as it can be read. */
export interface LoadedYear extends Definitions {
  readonly fields: readonly NamedField[];
  /** Ids of searches and screens whose documents are broken. */
  readonly unreadable: readonly string[];
}

export interface LoadedYears {
  readonly source: LoadedYear;
  readonly target: LoadedYear;
}

export async function loadYears(
  source: YearScope,
  target: YearScope,
): Promise<Result<LoadedYears, DatabaseFailure>> {
  const [from, to] = await Promise.all([loadYear(source), loadYear(target)]);
  if (!from.ok) return from;
  if (!to.ok) return to;
  return succeeded({ source: from.value, target: to.value });
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
