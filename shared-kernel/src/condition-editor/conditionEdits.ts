import { defaultCondition, moved, type Condition, type ConditionId } from 'shared-kernel/model';

type Edit = (conditions: readonly Condition[]) => readonly Condition[];

export const addCondition =
  (id: ConditionId): Edit =>
  (conditions) => [...conditions, defaultCondition(id)];

export const removeCondition =
  (id: ConditionId): Edit =>
  (conditions) =>
    conditions.filter((one) => one.id !== id);

/** The copy stands right after its original. */
export const duplicateCondition =
  (id: ConditionId, copyId: ConditionId): Edit =>
  (conditions) =>
    conditions.flatMap((one) => (one.id === id ? [one, { ...one, id: copyId }] : [one]));

/** `place` counts from 0 and is held within the list. */
export const moveCondition =
  (id: ConditionId, index: number): Edit =>
  (conditions) =>
    moved(conditions, (one) => one.id === id, index);

export const replaceCondition =
  (condition: Condition): Edit =>
  (conditions) =>
    conditions.map((one) => (one.id === condition.id ? condition : one));

/** As they are saved: exact ids are trimmed (spec §5); part of a name may begin or end with a blank. */
export const trimmedConditions: Edit = (conditions) =>
  conditions.map((condition) =>
    condition.dataIdMatch === 'exact'
      ? { ...condition, dataId: condition.dataId.trim() }
      : condition,
  );
