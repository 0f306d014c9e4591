import { operandsOf, type Condition } from 'shared-kernel/model';
import type { Comparison } from '../conditions/operators';
import { readOperand, type ComparingOperator } from '../conditions/operandTests';
import type { FieldTrace } from '../trace/searchTrace';
import { printValue } from '../values/typedValue';
import { comparisonWords, FAMILY_OF_TYPE, isComparison, type WordFamily } from './comparisonWords';

/** Why a value that can be read fails its comparison: `31/10/2006 is not after 31/12/2025`. */
export function failedComparisonWords(field: FieldTrace, condition: Condition): string {
  const operator = condition.dataEqualsOperator;
  if (operator === 'empty') return 'There is a value';
  if (field.printed === null || operator === 'notEmpty') return 'Does not pass';
  return isComparison(operator)
    ? specWords(field, operator, condition)
    : addedWords(field, operator, condition);
}

function specWords(
  { type, printed }: FieldTrace,
  operator: Comparison,
  condition: Condition,
): string {
  const operand = readOperand(type, operandsOf(condition)[0] ?? '');
  if (printed === null || operand === null) return 'Does not pass';
  const quoted = (text: string) => (operand.kind === 'text' ? `“${text}”` : text);
  const words = `${quoted(printed)} ${WORDS[operand.kind][operator]} ${quoted(printValue(operand))}`;
  return operator === '!=' ? `${words}, which must not be` : words;
}

/** `“Hull” is not “Leeds” or “York”`. */
function addedWords(
  { type, printed }: FieldTrace,
  operator: Exclude<ComparingOperator, Comparison>,
  condition: Condition,
): string {
  const family = FAMILY_OF_TYPE[type];
  const value = family === 'text' ? `“${printed ?? ''}”` : (printed ?? '');
  if (operator === 'notOneOf') return `${value} is one of them, which must not be`;
  const wanted = comparisonWords(family, operator, condition);
  return `${value} ${NEGATIONS[operator](wanted)}`;
}

/** `is from 5 to 10` becomes `is not from 5 to 10`. */
const isNot = (wanted: string): string => wanted.replace(/^is /, 'is not ');

const NEGATIONS = {
  oneOf: isNot,
  between: isNot,
  contains: (wanted) => wanted.replace(/^contains/, 'does not contain'),
  startsWith: (wanted) => wanted.replace(/^starts/, 'does not start'),
  inLastDays: isNot,
  inThisMonth: isNot,
  beforeYear: isNot,
} as const satisfies Record<
  Exclude<ComparingOperator, Comparison | 'notOneOf'>,
  (wanted: string) => string
>;

const WORDS = {
  number: {
    '==': 'is not',
    '!=': 'is',
    '>': 'is not more than',
    '>=': 'is not at least',
    '<': 'is not less than',
    '<=': 'is not at most',
  },
  day: {
    '==': 'is not',
    '!=': 'is',
    '>': 'is not after',
    '>=': 'is not on or after',
    '<': 'is not before',
    '<=': 'is not on or before',
  },
  text: {
    '==': 'is not',
    '!=': 'is',
    '>': 'does not sort after',
    '>=': 'neither is nor sorts after',
    '<': 'does not sort before',
    '<=': 'neither is nor sorts before',
  },
} as const satisfies Record<WordFamily, Record<Comparison, string>>;
