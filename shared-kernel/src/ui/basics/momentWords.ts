import { unbroken } from 'shared-kernel/model';

/** A moment as people name it beside a count, on one line: `14:05` today, else `1 Mar, 14:05`, with the year where it is another. */
export function momentWords(moment: Date, now: Date): string {
  const time = TIME.format(moment);
  if (moment.toDateString() === now.toDateString()) return time;
  const day = moment.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR;
  return unbroken(`${day.format(moment)}, ${time}`);
}

// Made once: a list names hundreds of moments, and making one takes longer than a hundred uses.
const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const TIME = formatOf({ hour: '2-digit', minute: '2-digit' });
const DAY = formatOf({ day: 'numeric', month: 'short' });
const DAY_AND_YEAR = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
