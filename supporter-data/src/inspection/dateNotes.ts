import { readDay } from 'evaluation';
import { longDay, type CivilDate, type ColumnNote, type FieldType } from 'shared-kernel/model';
import { swapped, type DateShapes } from './dateShapes';

export interface TypedDates {
  readonly type: FieldType;
  /** Values that are not blank. */
  readonly filled: number;
  readonly shapes: DateShapes;
}

/** What a person should know of a column that holds dates, or texts that look like some. */
export const dateNotes = (dates: TypedDates): readonly ColumnNote[] =>
  dates.type === 'string' ? textNotes(dates) : dayNotes(dates);

/** For a column that is read as days: are they meant so? */
const dayNotes = ({ type, filled, shapes }: TypedDates): readonly ColumnNote[] => {
  if (type !== 'date' && type !== 'action') return [];
  const { dayFirstOnly, monthFirstOnly, eitherOrder, padded } = shapes;
  const notes: ColumnNote[] = [];
  if (type === 'action' && padded >= filled * MOSTLY) {
    notes.push({
      code: 'actionOrDate',
      text: 'Read as an action, with the days on which supporters took part. If these are plain dates, such as birthdays, choose Date.',
    });
  }
  if (dayFirstOnly === 0 && eitherOrder > 0 && shapes.examples.length > 0) {
    notes.push({
      code: 'ambiguousDates',
      text: `Every date here could also be month/day. It is read as day/month: ${bothWays(shapes.examples)}.`,
    });
  } else if (monthFirstOnly > 0) {
    notes.push({
      code: 'mixedOrders',
      text: `${countOf(monthFirstOnly, filled)} fit month/day only: these cannot be read as dates.`,
    });
  }
  return notes;
};

/** As for a type (D2a): the others are no participations, or cannot be read. */
const MOSTLY = 0.98;

/** Of the values; below this, what looks like a date is an accident. */
const SHARE_WORTH_SAYING = 0.5;

/** For a column that is text although it looks like dates: nothing is converted silently. */
const textNotes = ({ filled, shapes }: TypedDates): readonly ColumnNote[] => {
  const { dayFirstOnly, monthFirstOnly, eitherOrder } = shapes;
  const isCommon = (count: number): boolean => count > 0 && count >= filled * SHARE_WORTH_SAYING;
  const notes: ColumnNote[] = [];
  if (monthFirstOnly > 0 && isCommon(dayFirstOnly + monthFirstOnly + eitherOrder)) {
    notes.push(
      dayFirstOnly > 0
        ? {
            code: 'mixedOrders',
            text: `Dates in two orders: of ${filled} values ${dayFirstOnly} fit day/month only, ${monthFirstOnly} fit month/day only, ${eitherOrder} fit both. The column is read as text; dates need day/month/year.`,
          }
        : {
            code: 'americanDates',
            text: `American dates: of ${filled} values ${monthFirstOnly} fit month/day only, ${eitherOrder} fit both orders. The column is read as text; dates need day/month/year.`,
          },
    );
  }
  for (const { shape, code, words } of TEXT_SHAPES) {
    if (isCommon(shapes[shape])) {
      notes.push({
        code,
        text: `${countOf(shapes[shape], filled)} ${words}. The column is read as text; dates need day/month/year.`,
      });
    }
  }
  return notes;
};

const TEXT_SHAPES = [
  { shape: 'iso', code: 'isoDates', words: 'are dates as year-month-day' },
  { shape: 'twoDigitYear', code: 'twoDigitYears', words: 'are dates with two-digit years' },
  { shape: 'withTime', code: 'timesOfDay', words: 'are dates with a time of day' },
  { shape: 'otherSeparator', code: 'otherSeparators', words: 'are dates without slashes' },
] as const satisfies readonly { shape: keyof DateShapes; code: string; words: string }[];

const countOf = (count: number, filled: number): string =>
  count === filled ? `All ${filled} values` : `${count} of ${filled} values`;

const bothWays = (examples: readonly string[]): string =>
  examples
    .map((text) => `${text} is ${inWords(readDay(text))} (not ${inWords(readDay(swapped(text)))})`)
    .join('; ');

const inWords = (date: CivilDate | null): string => (date === null ? '' : longDay(date));
