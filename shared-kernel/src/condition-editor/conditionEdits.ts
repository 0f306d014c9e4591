import {
  defaultCondition,
  mapLeaves,
  moved,
  withFreshIds,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';
import { appendTo, changeLists, replaceBy, type Edit } from './conditionTree';

/** A condition with the defaults of spec §3, at the end of a group, or of all where none is named. */
export const addCondition = (id: ConditionId, group: ConditionId | null = null): Edit =>
  appendTo(group, defaultCondition(id));

export const removeCondition = (id: ConditionId): Edit => replaceBy(id, () => []);

/** The copy stands right after its original; of a group everything in it is copied. */
export const duplicateCondition = (id: ConditionId, freshId: () => ConditionId): Edit =>
  replaceBy(id, (one) => [one, withFreshIds(one, freshId)]);

/** `index` counts from 0 within the list that it stands in, and is held within it. */
export const moveCondition =
  (id: ConditionId, index: number): Edit =>
  (conditions) =>
    changeLists(conditions, (list) => moved(list, (one) => one.id === id, index));

export const replaceCondition = (node: ConditionNode): Edit => replaceBy(node.id, () => [node]);

/** As they are saved: exact ids are trimmed (spec §5); part of a name may begin or end with a blank. */
export const trimmedConditions: Edit = (conditions) =>
  mapLeaves(conditions, (condition) => {
    const trimmed = condition.dataId.trim();
    return condition.dataIdMatch === 'exact' && trimmed !== condition.dataId
      ? { ...condition, dataId: trimmed }
      : condition;
  });
