import type { Condition } from 'shared-kernel/model';
import { readOperand } from '../conditions/planData';
import type { FieldTrace } from '../trace/searchTrace';
import { printValue } from '../values/typedValue';
import type { Comparison, WordFamily } from './comparisonWords';

/** Why a value that can be read fails its comparison: `31/10/2006 is not after 31/12/2025`. */
export function failedComparisonWords(
  { type, printed }: FieldTrace,
  { dataEqualsOperator, dataValue }: Condition,
): string {
  const operand = readOperand(type, dataValue);
  if (printed === null || operand === null || dataEqualsOperator === 'notEmpty') {
    return 'Does not pass';
  }
  const quoted = (text: string) => (operand.kind === 'text' ? `“${text}”` : text);
  const words = `${quoted(printed)} ${WORDS[operand.kind][dataEqualsOperator]} ${quoted(printValue(operand))}`;
  return dataEqualsOperator === '!=' ? `${words}, which must not be` : words;
}

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
