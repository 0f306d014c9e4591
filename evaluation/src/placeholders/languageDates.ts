import { localeOf, type CivilDate, type StoryLanguage } from 'shared-kernel/model';
import { onceForEach } from './onceForEach';

const STYLES = {
  dateLong: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** [E73] A civil day in words: read and printed in UTC, so that no time zone moves it (D3). */
export const printDate = (
  { year, month, day }: CivilDate,
  style: keyof typeof STYLES,
  language: StoryLanguage,
): string => {
  const date = new Date(0);
  // Date.UTC takes the years before 100 for those of the 20th century.
  date.setUTCFullYear(year, month - 1, day);
  return dateFormat(language, style).format(date);
};

const dateFormat = onceForEach(
  (language: StoryLanguage, style: keyof typeof STYLES) =>
    new Intl.DateTimeFormat(localeOf(language), { ...STYLES[style], timeZone: 'UTC' }),
);
