import { decodeYear, type YearScope } from 'shared-kernel/model';
import type { KeptOut } from '../countingThreads';
import { readFields } from '../definitions/readFields';
import type { Documents } from '../store/documents';
import { yearPath } from '../store/paths';
import type { CareYear } from './keptOutBy';

/** What the list's searches are asked over in a year; null where it has none, or the year cannot be read. */
export async function careYear(
  documents: Documents,
  scope: YearScope,
  ...lists: readonly (KeptOut | null)[]
): Promise<CareYear | null> {
  if (lists.every((list) => list === null || list.searches.length === 0)) return null;
  const year = decodeYear(scope.yearId, (await documents.get(yearPath(scope)))?.data);
  if (!year.ok) return null;
  const { dateFrom, dateTo } = year.value;
  return { year: { dateFrom, dateTo }, fields: await readFields(documents, scope) };
}
