import type { Condition, FieldType } from 'shared-kernel/model';
import type { Comparison } from '../conditions/operators';
import type { ComparingOperator } from '../conditions/operandTests';
import {
  comparisonWords,
  FAMILY_OF_TYPE,
  GAP,
  isComparison,
  listWords,
  rangeWords,
  type WordFamily,
} from './comparisonWords';
import type { WordScope } from './wordScope';

/** A condition about a data field: `whose “Miles Walked” is at least 50`. */
export const dataWords = (condition: Condition, scope: WordScope): string =>
  condition.dataIdMatch === 'fuzzy'
    ? anyFieldWords(condition, scope)
    : fieldWords(condition, scope);

function fieldWords(condition: Condition, scope: WordScope) {
  const name = condition.dataId.trim();
  const operator = condition.dataEqualsOperator;
  const type = scope.typeOf(name);
  const quoted = name === '' ? GAP : `“${name}”`;
  if (operator === 'notEmpty') return `with a value in ${quoted}`;
  if (operator === 'empty') return `with nothing in ${quoted}`;
  const gift = type === 'donation' ? giftWords(operator, condition) : null;
  if (gift !== null) return `who gave ${gift} in ${quoted}`;
  return `whose ${quoted} ${comparisonWords(familyOf(type), operator, condition)}`;
}

function anyFieldWords(condition: Condition, scope: WordScope) {
  const { dataId, dataEqualsOperator: operator } = condition;
  const fields = dataId === '' ? 'field' : `“…${dataId}…” field`;
  if (operator === 'notEmpty') return `with a value in any ${fields}`;
  if (operator === 'empty') return `with nothing in at least one ${fields}`;
  const families = new Set(scope.typesContaining(dataId).map((type) => FAMILY_OF_TYPE[type]));
  const [family = 'number', ...others] = families;
  const words = comparisonWords(others.length > 0 ? 'number' : family, operator, condition);
  return `with at least one ${fields} that ${words}`;
}

const familyOf = (type: FieldType | null): WordFamily =>
  type === null ? 'number' : FAMILY_OF_TYPE[type];

const GIFTS = {
  '==': (amount) => `exactly ${amount}`,
  '!=': (amount) => `anything but ${amount} (or nothing)`,
  '>': (amount) => `more than ${amount}`,
  '>=': (amount) => `at least ${amount}`,
  '<': (amount) => `less than ${amount} (or nothing)`,
  '<=': (amount) => `at most ${amount} (or nothing)`,
} as const satisfies Record<Comparison, (amount: string) => string>;

/** Null for what is not said of a gift. */
function giftWords(operator: ComparingOperator, condition: Condition): string | null {
  if (isComparison(operator)) return GIFTS[operator](amountWords(condition.dataValue));
  if (operator === 'oneOf') return `exactly ${listWords(condition, amountWords)}`;
  if (operator === 'notOneOf')
    return `anything but ${listWords(condition, amountWords)} (or nothing)`;
  return operator === 'between' ? rangeWords(condition, amountWords) : null;
}

const amountWords = (text: string): string => (text.trim() === '' ? GAP : text.trim());
