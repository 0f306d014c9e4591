import { civilDateInUtc, compareDays, type CivilDate } from 'shared-kernel/model';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a count is of: now, and where its day has ended meanwhile, that day's last millisecond. Otherwise a count over
 * midnight would pass for one of the new day, which nobody would then count (D461).
 */
export function momentOn(day: CivilDate | null, now: Date): Date {
  if (day === null || compareDays(civilDateInUtc(now), day) <= 0) return now;
  return new Date(Date.UTC(day.year, day.month - 1, day.day) + DAY_MS - 1);
}
