/** D/M/YYYY as an input of the browser writes days; null where it is none. */
export const isoOfDay = (written: string): string | null => {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(written) ?? [];
  if (year === '') return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(iso);
  // A 31/2 is no day; the calendar would read it as one in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** As conditions hold days: D/M/YYYY. '' for none. */
export const dayOfIso = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return day === '' ? '' : [Number(day), Number(month)].map(String).concat(year).join('/');
};
