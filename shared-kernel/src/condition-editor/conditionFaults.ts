import { kindOf, type Condition } from 'shared-kernel/model';

/** Which inputs of a condition are invalid because they are empty (spec §5). */
export interface ConditionFaults {
  readonly dataId: boolean;
  readonly dataValue: boolean;
}

export const conditionFaults = (condition: Condition): ConditionFaults => ({
  dataId: condition.dataId.trim() === '',
  dataValue: needsValue(condition) && condition.dataValue.trim() === '',
});

export const isFaulty = (condition: Condition): boolean => {
  const { dataId, dataValue } = conditionFaults(condition);
  return dataId || dataValue;
};

/** A page condition compares nothing, and notEmpty needs nothing to compare with. */
export const needsValue = (condition: Condition): boolean =>
  kindOf(condition) !== 'page' && condition.dataEqualsOperator !== 'notEmpty';
