import type { SavedTemplate, Year } from 'shared-kernel/model';
import { oldYearMentions, yearNumbers } from 'year-transfer';

type Days = Pick<Year, 'dateFrom' | 'dateTo'>;

/** [S153] The names of the screens whose texts speak of the year that they were saved in; none of that year itself. */
export function screensOfAnotherYear(
  { screens, yearDays }: Pick<SavedTemplate, 'screens' | 'yearDays'>,
  days: Days,
): readonly string[] {
  if (yearDays === null) return [];
  const numbers = yearNumbers(yearDays, days);
  // The number of the same year is moved on to itself.
  const moves = { ...numbers, areIn: (text: string) => numbers.movedOn(text) !== text };
  const placed = screens.map((screen) => ({ ...screen, ...UNPLACED }));
  const mentions = oldYearMentions({ searches: [], screens: placed }, moves);
  return [...new Set(mentions.filter(({ place }) => place === 'text').map(({ use }) => use.name))];
}

/** A screen of a template has neither an id nor an order. */
const UNPLACED = { id: '' as never, order: 0 };
