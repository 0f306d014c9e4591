import { OPERATORS, type ConditionKind, type OperatorId } from 'shared-kernel/model';

export const OPERATOR_WORDS = {
  notEmpty: 'is not empty',
  '==': 'is equal to',
  '!=': 'is not equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
  '<': 'is less than',
  '<=': 'is less than or equal to',
} as const satisfies Record<OperatorId, string>;

/** notEmpty appears for field data only (spec §5), and where it is stored already. */
export const operatorOptions = (kind: ConditionKind, chosen: OperatorId): readonly OperatorId[] =>
  OPERATORS.filter((id) => id !== 'notEmpty' || kind === 'data' || chosen === id);
