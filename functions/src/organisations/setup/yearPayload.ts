import { dayBeside, timestampOf } from 'shared-kernel/model';
import type { DocumentData } from '../../store/documents';
import type { YearRequest } from './requests';

/** What a revision of a year is about, as it is stored (D3, D4). */
export const yearPayload = ({
  name,
  firstDay,
  lastDay,
  embedPage,
  retainUntil,
}: Omit<YearRequest, 'organisationId' | 'yearId'>) => ({
  name,
  dateFrom: timestampOf(dayBeside(firstDay, -1)),
  dateTo: timestampOf(dayBeside(lastDay, 1)),
  embedPage,
  retainUntil: retainUntil === null ? null : timestampOf(retainUntil),
});

export type YearPayload = ReturnType<typeof yearPayload>;

export const hasEnds = (
  stored: DocumentData,
  { dateFrom, dateTo }: Pick<YearPayload, 'dateFrom' | 'dateTo'>,
): boolean => isSame(stored['dateFrom'], dateFrom) && isSame(stored['dateTo'], dateTo);

const isSame = (stored: unknown, date: Date): boolean =>
  stored instanceof Date && stored.getTime() === date.getTime();
