import {
  civilDateInUtc,
  compareDays,
  dayBeside,
  SOON_DAYS,
  type CivilDate,
} from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';

interface LastDayChange {
  /** Null where supporters' data is kept until somebody removes it. */
  readonly before: CivilDate | null;
  readonly after: CivilDate | null;
  /** In UTC (D3). */
  readonly today: CivilDate;
  /** Whom the year holds now. */
  readonly supporters: number;
}

/**
 * What setting a year's last day of supporters' data calls for. A day that is over is refused; one that is near, or
 * that people would go on who were to stay for longer, is asked about. Putting the end off, or away, is never asked about
 * beyond that.
 */
export function lastDayChange({
  before,
  after,
  today,
  supporters,
}: LastDayChange): 'unchanged' | 'over' | 'asked' | 'fine' {
  if (isSameDay(before, after)) return 'unchanged';
  if (after === null) return 'fine';
  if (compareDays(after, today) < 0) return 'over';
  if (compareDays(after, dayBeside(today, SOON_DAYS)) < 0) return 'asked';
  const isSooner = before === null || compareDays(after, before) < 0;
  return isSooner && supporters > 0 ? 'asked' : 'fine';
}

/** The last day that a year's document has; null for none. */
export function storedLastDay(year: DocumentData | null): CivilDate | null {
  const stored = year?.['retainUntil'];
  return stored instanceof Date ? civilDateInUtc(stored) : null;
}

export const isSameDay = (one: CivilDate | null, other: CivilDate | null): boolean =>
  one === null || other === null ? one === other : compareDays(one, other) === 0;
