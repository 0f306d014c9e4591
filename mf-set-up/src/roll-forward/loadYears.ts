import * as store from 'shared-kernel/firestore';
import { succeeded, type Result, type YearScope } from 'shared-kernel/model';
import { loadDefinitions, type StoredDefinitions } from 'shared-kernel/server-state';
import type { Definitions } from 'year-transfer';

/** Of what is stored of a year, what is led over into another. */
export type LoadedYear = Definitions & Pick<StoredDefinitions, 'fields' | 'unreadable'>;

export interface LoadedYears {
  readonly source: LoadedYear;
  readonly target: LoadedYear;
}

export async function loadYears(
  source: YearScope,
  target: YearScope,
): Promise<Result<LoadedYears, store.DatabaseFailure>> {
  const [from, to] = await Promise.all([
    loadDefinitions(store, source),
    loadDefinitions(store, target),
  ]);
  if (!from.ok) return from;
  if (!to.ok) return to;
  return succeeded({ source: withCalculated(from.value), target: withCalculated(to.value) });
}

/** Those of the field list, which stand there beside what was imported. */
const withCalculated = (year: StoredDefinitions): LoadedYear => ({
  ...year,
  // A year that has nothing but these has no supporter data: there is nothing to check names against.
  fields: year.fields.some(({ calculated }) => calculated === undefined) ? year.fields : [],
  calculated: year.fields.flatMap(({ name, calculated }) =>
    calculated === undefined
      ? []
      : [
          {
            name,
            id: calculated.id,
            calculation: calculated.calculation,
            explained: calculated.explained,
            explanation: calculated.explanation,
          },
        ],
  ),
});
