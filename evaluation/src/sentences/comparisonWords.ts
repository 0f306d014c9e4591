import { dayWords, type FieldType, type OperatorId } from 'shared-kernel/model';
import { readDay } from '../values/civilDay';

export type Comparison = Exclude<OperatorId, 'notEmpty'>;

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

/** `is more than 50`. A value that is missing passes `!=`, `<` and `<=`, and the words say so (spec §5). */
export function comparisonWords(family: WordFamily, operator: Comparison, value: string): string {
  const words = `${WORDS[family][operator]} ${valueWords(family, value)}`;
  return passesMissing(operator) ? `${words} (or is missing)` : words;
}

export const passesMissing = (operator: Comparison): boolean =>
  operator === '!=' || operator === '<' || operator === '<=';

function valueWords(family: WordFamily, value: string): string {
  const text = value.trim();
  if (text === '') return GAP;
  if (family === 'text') return `“${text}”`;
  const day = family === 'day' ? readDay(text) : null;
  return day === null ? text : dayWords(day);
}
