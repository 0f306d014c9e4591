import { OPERAND_COUNTS, operandsOf, type Condition, type OperatorId } from 'shared-kernel/model';

/** The same condition with another comparison: what it is compared with goes along as far as it fits. */
export function withOperator(condition: Condition, operator: OperatorId): Condition {
  const { dataValues: _, ...rest } = condition;
  const changed = { ...rest, dataEqualsOperator: operator };
  const [before, after] = [OPERAND_COUNTS[condition.dataEqualsOperator], OPERAND_COUNTS[operator]];
  if (after === 'none' || (before === 'none' && after === 'one')) return changed;
  const values = operandsOf(condition).filter((value) => value.trim() !== '');
  if (after === 'one')
    return before === 'one' ? changed : { ...changed, dataValue: values[0] ?? '' };
  return {
    ...changed,
    dataValue: '',
    dataValues: after === 'two' ? [values[0] ?? '', values[1] ?? ''] : values,
  };
}
