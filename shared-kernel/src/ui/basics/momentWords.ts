import { unbroken } from 'shared-kernel/model';

/** A moment as people name it beside a count, on one line: `14:05` today, else `1 Mar, 14:05`, with the year where it is another. */
export function momentWords(moment: Date, now: Date): string {
  const time = timeFormat().format(moment);
  if (moment.toDateString() === now.toDateString()) return time;
  const dayFormat = moment.getFullYear() === now.getFullYear() ? shortDayFormat : longDayFormat;
  return unbroken(`${dayFormat().format(moment)}, ${time}`);
}

/** Made once, with the first moment: a list names hundreds of them, and most pages none. */
function formatOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | null = null;
  return () => (made ??= new Intl.DateTimeFormat('en-GB', options));
}

const timeFormat = formatOf({ hour: '2-digit', minute: '2-digit' });
const shortDayFormat = formatOf({ day: 'numeric', month: 'short' });
const longDayFormat = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
