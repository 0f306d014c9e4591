import { timestampOf, type CivilDate } from 'shared-kernel/model';
import { CallableError } from '../callableError';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_MS = 2 * 366 * DAY_MS;

/** The last day of a link as tokens count days; refused where it is over, or too far ahead. */
export function lastDayOf(validUntil: CivilDate, now: Date): number {
  const lastDay = timestampOf(validUntil).getTime() / DAY_MS;
  const today = Math.floor(now.getTime() / DAY_MS);
  if (lastDay < today || (lastDay - today) * DAY_MS > LONGEST_MS)
    throw new CallableError(
      'invalid-argument',
      'Choose a last day from today on, at most two years ahead',
    );
  return lastDay;
}
