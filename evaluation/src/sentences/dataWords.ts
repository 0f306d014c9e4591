import type { Condition, FieldType } from 'shared-kernel/model';
import {
  comparisonWords,
  FAMILY_OF_TYPE,
  GAP,
  type Comparison,
  type WordFamily,
} from './comparisonWords';
import type { WordScope } from './wordScope';

/** A condition about a data field: `whose “Miles Walked” is at least 50`. */
export const dataWords = (condition: Condition, scope: WordScope): string =>
  condition.dataIdMatch === 'fuzzy'
    ? anyFieldWords(condition, scope)
    : fieldWords(condition, scope);

function fieldWords({ dataId, dataEqualsOperator, dataValue }: Condition, scope: WordScope) {
  const name = dataId.trim();
  const type = scope.typeOf(name);
  const quoted = name === '' ? GAP : `“${name}”`;
  if (dataEqualsOperator === 'notEmpty') return `with a value in ${quoted}`;
  if (type === 'donation')
    return `who gave ${giftWords(dataEqualsOperator, dataValue)} in ${quoted}`;
  return `whose ${quoted} ${comparisonWords(familyOf(type), dataEqualsOperator, dataValue)}`;
}

function anyFieldWords({ dataId, dataEqualsOperator, dataValue }: Condition, scope: WordScope) {
  const fields = dataId === '' ? 'field' : `“…${dataId}…” field`;
  if (dataEqualsOperator === 'notEmpty') return `with a value in any ${fields}`;
  const families = new Set(scope.typesContaining(dataId).map((type) => FAMILY_OF_TYPE[type]));
  const [family = 'number', ...others] = families;
  const words = comparisonWords(
    others.length > 0 ? 'number' : family,
    dataEqualsOperator,
    dataValue,
  );
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

const giftWords = (operator: Comparison, value: string): string =>
  GIFTS[operator](value.trim() === '' ? GAP : value.trim());
