import { unbroken } from 'shared-kernel/model';

/** A moment as people name it beside a count, on one line: `14:05` today, else `1 Mar, 14:05`, with the year where it is another. */
export function momentWords(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (moment.toDateString() === now.toDateString()) return time;
  const day = moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
  return unbroken(`${day}, ${time}`);
}
