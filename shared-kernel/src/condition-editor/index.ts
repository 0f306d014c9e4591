export * from './ConditionEditor';
export { trimmedConditions } from './conditionEdits';
export { completeConditions, isFaulty } from './conditionFaults';
export type { ConditionSet } from './conditionSet';
export { OPERATOR_WORDS } from './operatorWords';
export type { ConditionOwner } from './ownerWords';
