import { shortMonth, unbroken } from 'shared-kernel/model';

/** A moment as people name it beside a count, on one line: `14:05` today, else `1 Mar, 14:05`, with the year where it is another. */
export function momentWords(moment: Date, now: Date): string {
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  if (moment.toDateString() === now.toDateString()) return time;
  const day = `${String(moment.getDate())} ${shortMonth(moment.getMonth() + 1)}`;
  const year = moment.getFullYear() === now.getFullYear() ? '' : ` ${String(moment.getFullYear())}`;
  return unbroken(`${day}${year}, ${time}`);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
