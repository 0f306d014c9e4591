import type { DatabaseFailure } from 'shared-kernel/firestore';
import { succeeded, type Result, type YearScope } from 'shared-kernel/model';
import { loadYear, type LoadedYear } from '../year-definitions/loadYear';

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
