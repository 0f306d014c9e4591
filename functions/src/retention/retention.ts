import { dayBeside, GRACE_DAYS, timestampOf, type CivilDate, type Year } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentData } from '../store/documents';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the last day on which a year's supporter data is kept is over, in UTC (D3). */
export const isPastRetention = ({ retainUntil }: Pick<Year, 'retainUntil'>, now: Date): boolean =>
  retainUntil !== null && now >= dayAfter(retainUntil);

/** Until when an admin can still put off what begins now. */
export const endOfGrace = (begin: Date): Date => new Date(begin.getTime() + GRACE_DAYS * DAY_MS);

/** Who set a year's last day, and stands in the log for what comes of it; nobody where it was not noted yet. */
export function lastDaySetter(year: DocumentData): Caller {
  const email = year['retainUntilSetBy'];
  const uid = year['retainUntilSetByUid'];
  return {
    uid: typeof uid === 'string' ? uid : '',
    token: typeof email === 'string' ? { email } : {},
  };
}

const dayAfter = (day: CivilDate): Date => timestampOf(dayBeside(day, 1));
