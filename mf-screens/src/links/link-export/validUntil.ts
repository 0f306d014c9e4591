import type { CivilDate } from 'shared-kernel/model';

/** How long a link works where nobody says otherwise: a campaign and its reminders. */
const DEFAULT_DAYS = 90;

/** The day that is proposed as the last on which links work. */
export const proposedValidUntil = (today: CivilDate): CivilDate => daysAfter(today, DEFAULT_DAYS);

/** `2026-04-01`, as date inputs have it. */
export const isoDay = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** The day of a date input; null while it is incomplete. */
export function dayOfInput(text: string): CivilDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts && { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
}

/** The day on the person's own calendar. */
export const civilDay = (moment: Date): CivilDate => ({
  year: moment.getFullYear(),
  month: moment.getMonth() + 1,
  day: moment.getDate(),
});

export function daysAfter({ year, month, day }: CivilDate, days: number): CivilDate {
  const moment = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
