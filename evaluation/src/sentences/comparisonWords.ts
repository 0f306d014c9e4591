import { dayWords, type Condition, type FieldType } from 'shared-kernel/model';
import type { Comparison } from '../conditions/operators';
import type { ComparingOperator } from '../conditions/operandTests';
import { readDay } from '../values/civilDay';

/** How the words of a comparison differ by what is compared. */
export type WordFamily = 'number' | 'day' | 'text';

export const FAMILY_OF_TYPE = {
  action: 'day',
  date: 'day',
  donation: 'number',
  number: 'number',
  string: 'text',
  unknown: 'number',
} as const satisfies Record<FieldType, WordFamily>;

const WORDS = {
  number: {
    '==': 'is',
    '!=': 'is not',
    '>': 'is more than',
    '>=': 'is at least',
    '<': 'is less than',
    '<=': 'is at most',
  },
  day: {
    '==': 'is',
    '!=': 'is not',
    '>': 'is after',
    '>=': 'is on or after',
    '<': 'is before',
    '<=': 'is on or before',
  },
  text: {
    '==': 'is',
    '!=': 'is not',
    '>': 'sorts after',
    '>=': 'is or sorts after',
    '<': 'sorts before',
    '<=': 'is or sorts before',
  },
} as const satisfies Record<WordFamily, Record<Comparison, string>>;

/** What is not typed in yet. */
export const GAP = '…';

type Operands = Pick<Condition, 'dataValue' | 'dataValues'>;

/**
 * `is more than 50`. A value that is missing passes `!=`, `<`, `<=` and “is not one of”, and the words say so (spec §5,
 * D417).
 */
export function comparisonWords(
  family: WordFamily,
  operator: ComparingOperator,
  operands: Operands,
): string {
  const words = isComparison(operator)
    ? `${WORDS[family][operator]} ${valueWords(family, operands.dataValue)}`
    : ADDED[operator](operands, (text) => valueWords(family, text));
  return passesMissing(operator) ? `${words} (or is missing)` : words;
}

export const isComparison = (operator: ComparingOperator): operator is Comparison =>
  Object.hasOwn(WORDS.number, operator);

export const passesMissing = (operator: ComparingOperator): boolean =>
  operator === '!=' || operator === '<' || operator === '<=' || operator === 'notOneOf';

type Added = Exclude<ComparingOperator, Comparison>;

const ADDED = {
  oneOf: (operands, words) => `is ${listWords(operands, words)}`,
  notOneOf: (operands, words) => `is not ${listWords(operands, words)}`,
  between: (operands, words) => `is ${rangeWords(operands, words)}`,
  contains: ({ dataValue }, words) => `contains ${words(dataValue)}`,
  startsWith: ({ dataValue }, words) => `starts with ${words(dataValue)}`,
  inLastDays: ({ dataValue }) => `is within the last ${daysWords(dataValue)}`,
  inThisMonth: () => 'is in this month',
  beforeYear: () => 'is before the year',
} as const satisfies Record<Added, (operands: Operands, words: (text: string) => string) => string>;

/** `“Leeds”, “York” or “Hull”`. */
export function listWords({ dataValues = [] }: Operands, words: (text: string) => string): string {
  const values = dataValues.filter((value) => value.trim() !== '').map(words);
  if (values.length <= 1) return values[0] ?? GAP;
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`;
}

/** `from 5 to 10`; both ends are within. */
export const rangeWords = (
  { dataValues = [] }: Operands,
  words: (text: string) => string,
): string => `from ${words(dataValues[0] ?? '')} to ${words(dataValues[1] ?? '')}`;

function daysWords(value: string): string {
  const text = value.trim();
  return text === '1' ? 'day' : `${text === '' ? GAP : text} days`;
}

function valueWords(family: WordFamily, value: string): string {
  const text = value.trim();
  if (text === '') return GAP;
  if (family === 'text') return `“${text}”`;
  const day = family === 'day' ? readDay(text) : null;
  return day === null ? text : dayWords(day);
}
