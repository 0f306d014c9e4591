import {
  OPERAND_COUNTS,
  operandsOf,
  type Condition,
  type FieldType,
  type OperatorId,
} from 'shared-kernel/model';
import { isBlank, readValue, type TypedValue } from '../values/typedValue';
import { comparableOf, compare, type Comparable } from './comparable';
import type { ConditionFault } from './conditionPlan';
import { dayStretch, type StretchDays } from './dayStretch';
import { foldCase } from './foldCase';
import { COMPARISONS } from './operators';

/** What an operator with its operands asks of a value that can be read. */
export interface OperandTest {
  readonly holds: (value: Comparable) => boolean;
  /** Whether a missing value passes (D5, D417). */
  readonly passesMissing: boolean;
}

/** Operators that compare a value; the other two ask whether there is one. */
export type ComparingOperator = Exclude<OperatorId, 'notEmpty' | 'empty'>;

export type Operands = Pick<Condition, 'dataEqualsOperator' | 'dataValue' | 'dataValues'>;

/** The test of a field's values by its type, or why nothing passes. */
export const operandTest = (
  operator: ComparingOperator,
  condition: Operands,
  type: FieldType,
  days: StretchDays,
): OperandTest | ConditionFault => {
  const texts = operandsOf(condition);
  if (OPERAND_COUNTS[operator] !== 'none' && (texts.length === 0 || texts.some(isBlank)))
    return 'emptyDataValue';
  return TESTS[operator](texts, type, days, operator);
};

type MakeTest = (
  texts: readonly string[],
  type: FieldType,
  days: StretchDays,
  operator: ComparingOperator,
) => OperandTest | ConditionFault;

/** The operand of an action is a day as people write one (D6), not a record of the export. */
export const readOperand = (type: FieldType, dataValue: string): TypedValue | null =>
  readValue(type === 'action' ? 'date' : type, dataValue);

const compared =
  ({ holds, passesMissing }: (typeof COMPARISONS)[keyof typeof COMPARISONS]): MakeTest =>
  ([text = ''], type) => {
    const read = readOperand(type, text);
    if (read === null) return 'unreadableDataValue';
    const operand = comparableOf(read);
    return {
      holds: (value) => {
        const order = compare(value, operand);
        return order !== null && holds(order);
      },
      passesMissing,
    };
  };

/** Operands that cannot be read are none of the values; without any other nothing passes (D417). */
const among =
  (isWanted: boolean): MakeTest =>
  (texts, type) => {
    const operands = texts.flatMap((text) => {
      const read = readOperand(type, text);
      return read === null ? [] : [comparableOf(read)];
    });
    if (operands.length === 0) return 'unreadableDataValue';
    const known = new Set(operands);
    return {
      holds: (value) =>
        (known.has(value) || operands.some((one) => compare(value, one) === 0)) === isWanted,
      passesMissing: !isWanted,
    };
  };

/** Both ends are within. */
const between: MakeTest = ([from = '', to = ''], type) => {
  const [first, last] = [readOperand(type, from), readOperand(type, to)];
  if (first === null || last === null) return 'unreadableDataValue';
  const [low, high] = [comparableOf(first), comparableOf(last)];
  if ((compare(low, high) ?? 0) > 0) return 'emptyRange';
  return {
    holds: (value) => (compare(value, low) ?? -1) >= 0 && (compare(value, high) ?? 1) <= 0,
    passesMissing: false,
  };
};

/** Of texts only, whatever their case. */
const foldedText =
  (holds: (text: string, part: string) => boolean): MakeTest =>
  ([operand = ''], type) => {
    if (type !== 'string') return 'operatorDoesNotFit';
    const part = foldCase(operand.trim());
    return {
      holds: (value) => typeof value === 'string' && holds(foldCase(value), part),
      passesMissing: false,
    };
  };

/** Of days only: within a stretch of them that today or the year gives. */
const withinDays: MakeTest = ([text = ''], type, days, operator) => {
  if (type !== 'date' && type !== 'action') return 'operatorDoesNotFit';
  const stretch = dayStretch(operator, text, days);
  if (stretch === null) return 'unreadableDataValue';
  return {
    holds: (value) => typeof value === 'number' && value >= stretch.from && value <= stretch.to,
    passesMissing: false,
  };
};

const TESTS = {
  '==': compared(COMPARISONS['==']),
  '!=': compared(COMPARISONS['!=']),
  '>': compared(COMPARISONS['>']),
  '>=': compared(COMPARISONS['>=']),
  '<': compared(COMPARISONS['<']),
  '<=': compared(COMPARISONS['<=']),
  oneOf: among(true),
  notOneOf: among(false),
  between,
  contains: foldedText((text, part) => text.includes(part)),
  startsWith: foldedText((text, part) => text.startsWith(part)),
  inLastDays: withinDays,
  inThisMonth: withinDays,
  beforeYear: withinDays,
} as const satisfies Record<ComparingOperator, MakeTest>;
