import { compileYear, countSearch, snapshotOfSupporters } from 'evaluation';
import {
  failed,
  succeeded,
  type FieldListEntry,
  type SearchDefinition,
  type Supporter,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { A_DAY, aYear } from 'shared-kernel/testing';
import type { CountingPort } from './countingPort';

export interface CountedYear {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly supporters: readonly Supporter[];
  /** The next questions fail like this, one after another. */
  readonly failures?: ServerFailure[];
  /** Every question that was asked. */
  readonly asked?: SearchDefinition[];
}

/** The port's fake: the engine itself over supporters in memory. */
export const memoryCounting =
  ({ fields, searches, supporters, failures = [], asked = [] }: CountedYear): CountingPort =>
  ({ search }) => {
    asked.push(search);
    const failure = failures.shift();
    if (failure !== undefined) return Promise.resolve(failed(failure));
    const compiled = compileYear({ year: aYear(), today: A_DAY, fields, searches, screens: [] });
    const counts = countSearch(compiled, snapshotOfSupporters(fields, supporters), search);
    return Promise.resolve(succeeded(counts));
  };
