import type { YearId } from 'shared-kernel/model';
import type { DocumentData, StoredDocument } from '../../store/documents';
import { pendingDeletionOf } from '../../store/pendingDeletion';

/** What is read of years to tell which of them are open. */
export const OF_PREPARATION = ['dateTo', 'inPreparation', 'pendingDeletion'] as const;

const isOpen = ({ data }: StoredDocument): boolean =>
  data['inPreparation'] !== true && pendingDeletionOf(data) === null;

/** Whether everybody would start in a new year, since no open one ends after it: it is prepared first (D490). */
export function wouldBeLatest(years: readonly StoredDocument[], dateTo: Date): boolean {
  const open = years.filter(isOpen);
  return open.length > 0 && open.every(({ data }) => !endsAfter(data, dateTo));
}

const endsAfter = ({ dateTo }: DocumentData, end: Date): boolean =>
  dateTo instanceof Date && dateTo.getTime() > end.getTime();

/** Whether another year is open to work in. */
export const isAnotherOpen = (years: readonly StoredDocument[], yearId: YearId): boolean =>
  years.some((year) => isOpen(year) && year.id !== yearId);
