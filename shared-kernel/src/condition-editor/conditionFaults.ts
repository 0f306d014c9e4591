import {
  isGroup,
  kindOf,
  OPERAND_COUNTS,
  operandsOf,
  type Condition,
  type ConditionNode,
} from 'shared-kernel/model';

/** Which inputs of a condition are invalid because they are empty (spec §5), or hold no number of days. */
export interface ConditionFaults {
  readonly dataId: boolean;
  readonly dataValue: boolean;
}

export const conditionFaults = (condition: Condition): ConditionFaults => ({
  dataId: condition.dataId.trim() === '',
  dataValue: needsValue(condition) && hasFaultyValue(condition),
});

/** Whether it cannot be saved: an input is empty, or a group has nothing in it. */
export const isFaulty = (node: ConditionNode): boolean => {
  if (isGroup(node)) return node.conditions.length === 0 || node.conditions.some(isFaulty);
  const { dataId, dataValue } = conditionFaults(node);
  return dataId || dataValue;
};

/** What can be counted already: without what is not filled in yet, and without groups that this leaves empty. */
export const completeConditions = (nodes: readonly ConditionNode[]): readonly ConditionNode[] =>
  nodes.flatMap((node): readonly ConditionNode[] => {
    if (!isGroup(node)) return isFaulty(node) ? [] : [node];
    const conditions = completeConditions(node.conditions);
    return conditions.length === 0 ? [] : [{ ...node, conditions }];
  });

/** A page condition compares nothing, and notEmpty needs nothing to compare with. */
export const needsValue = (condition: Condition): boolean =>
  kindOf(condition) !== 'page' && OPERAND_COUNTS[condition.dataEqualsOperator] !== 'none';

const hasFaultyValue = (condition: Condition): boolean => {
  const values = operandsOf(condition);
  if (values.length === 0 || values.some((value) => value.trim() === '')) return true;
  return condition.dataEqualsOperator === 'inLastDays' && !/^\s*\d{1,5}\s*$/.test(values[0] ?? '');
};
