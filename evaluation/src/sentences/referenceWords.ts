import type { Condition } from 'shared-kernel/model';
import { readValue } from '../values/typedValue';
import type { Comparison } from '../conditions/operators';
import { GAP, isComparison, listWords, rangeWords } from './comparisonWords';
import type { WordScope } from './wordScope';

/** A condition about another search: `who match “Callers” at least 3 times`. */
export function referenceWords(condition: Condition, scope: WordScope): string {
  const { dataEqualsOperator, dataValue } = condition;
  const search = nameWords(condition, scope);
  if (dataEqualsOperator === 'notEmpty') return `who match ${search}`;
  if (dataEqualsOperator === 'empty' || !isComparison(dataEqualsOperator))
    return `who match ${search} ${addedWords(condition)}`;
  const plain = plainMatch(dataEqualsOperator, numberOf(dataValue));
  if (plain !== null) return plain ? `who match ${search}` : `who do not match ${search}`;
  return `who match ${search} ${TIMES[dataEqualsOperator](timesWords(dataValue))}`;
}

function nameWords({ dataId }: Condition, scope: WordScope): string {
  if (dataId.trim() === '') return GAP;
  const name = scope.nameOfSearch(dataId.trim());
  return name === null ? 'a deleted search' : `“${name}”`;
}

/** Comparisons that only ask whether a count is above 0: true for a match, false for none, null for the others. */
function plainMatch(operator: Comparison, number: number | null): boolean | null {
  if (number === 0) return ASKS_ABOUT_NONE[operator];
  if (number === 1 && operator === '>=') return true;
  return number === 1 && operator === '<' ? false : null;
}

const ASKS_ABOUT_NONE = {
  '==': false,
  '!=': true,
  '>': true,
  '>=': null,
  '<': null,
  '<=': false,
} as const satisfies Record<Comparison, boolean | null>;

const TIMES = {
  '==': (times) => `exactly ${times}`,
  '!=': (times) => `other than ${times} (or not at all)`,
  '>': (times) => `more than ${times}`,
  '>=': (times) => `at least ${times}`,
  '<': (times) => `less than ${times} (or not at all)`,
  '<=': (times) => `at most ${times} (or not at all)`,
} as const satisfies Record<Comparison, (times: string) => string>;

/** What neither counts nor compares numbers asks nothing of a count. */
function addedWords(condition: Condition): string {
  const operator = condition.dataEqualsOperator;
  const plain = (text: string) => (text.trim() === '' ? GAP : text.trim());
  if (operator === 'oneOf') return `exactly ${listWords(condition, plain)} times`;
  if (operator === 'notOneOf')
    return `other than ${listWords(condition, plain)} times (or not at all)`;
  return `${operator === 'between' ? rangeWords(condition, plain) : GAP} times`;
}

function timesWords(value: string): string {
  const text = value.trim();
  if (text === '') return `${GAP} times`;
  return numberOf(text) === 1 ? 'once' : `${text} times`;
}

function numberOf(text: string): number | null {
  const value = readValue('number', text);
  return value?.kind === 'number' ? value.number : null;
}
