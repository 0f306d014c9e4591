import type { Condition, OperatorId } from './condition';

/** How many values an operator compares with. */
export type OperandCount = 'none' | 'one' | 'two' | 'many';

export const OPERAND_COUNTS = {
  notEmpty: 'none',
  '==': 'one',
  '!=': 'one',
  '>': 'one',
  '>=': 'one',
  '<': 'one',
  '<=': 'one',
  empty: 'none',
  oneOf: 'many',
  notOneOf: 'many',
  between: 'two',
  contains: 'one',
  startsWith: 'one',
  inLastDays: 'one',
  inThisMonth: 'none',
  beforeYear: 'none',
} as const satisfies Record<OperatorId, OperandCount>;

/** What a condition compares with, as it was written; of many values those that are not blank (D417). */
export const operandsOf = ({
  dataEqualsOperator,
  dataValue,
  dataValues = [],
}: Pick<Condition, 'dataEqualsOperator' | 'dataValue' | 'dataValues'>): readonly string[] => {
  const count = OPERAND_COUNTS[dataEqualsOperator];
  if (count === 'none') return [];
  if (count === 'one') return [dataValue];
  if (count === 'two') return [dataValues[0] ?? '', dataValues[1] ?? ''];
  return dataValues.filter((value) => value.trim() !== '');
};
