import type { CivilDate } from './civilDate';

const DAY_MS = 86_400_000;

/** The civil day so many days after (or, negative, before) this one. */
export function dayBeside({ year, month, day }: CivilDate, days: number): CivilDate {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const moved = new Date(date.getTime() + days * DAY_MS);
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** Negative where `a` comes before `b`, 0 where they are one day. */
export const compareDays = (a: CivilDate, b: CivilDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;
