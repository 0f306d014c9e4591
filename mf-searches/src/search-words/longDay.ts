import type { CivilDate } from 'shared-kernel/model';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `1 April 2026`. */
export const longDay = ({ year, month, day }: CivilDate): string =>
  `${String(day)} ${MONTHS[month - 1] ?? ''} ${String(year)}`;
