import {
  defaultCondition,
  groupDepth,
  isGroup,
  MOST_GROUP_DEPTH,
  type ConditionGroup,
  type ConditionId,
} from 'shared-kernel/model';
import { removeCondition } from './conditionEdits';
import { appendTo, groupAround, nodeOf, replaceBy, type Edit, type Nodes } from './conditionTree';

/** A group of one condition that is not filled in yet: it counts once that is. */
export const addGroup = (
  id: ConditionId,
  firstId: ConditionId,
  group: ConditionId | null = null,
): Edit => withinDepth(appendTo(group, groupOf(id, [defaultCondition(firstId)])));

/** To the end of a group; never into itself. */
export const moveInto = (id: ConditionId, group: ConditionId): Edit =>
  withinDepth((conditions) => {
    const node = nodeOf(conditions, id);
    const target = nodeOf(conditions, group);
    if (node === null || target === null || !isGroup(target)) return conditions;
    if (nodeOf([node], group) !== null) return conditions;
    return appendTo(group, node)(removeCondition(id)(conditions));
  });

/** Right behind the group that it stands in; a group that is left empty goes. */
export const moveOut =
  (id: ConditionId): Edit =>
  (conditions) => {
    const node = nodeOf(conditions, id);
    const around = node === null ? null : groupAround(conditions, id);
    if (node === null || around === null) return conditions;
    const left = around.conditions.filter((one) => one.id !== id);
    return replaceBy(around.id, () =>
      left.length === 0 ? [node] : [{ ...around, conditions: left }, node],
    )(conditions);
  };

/** Into a group of its own, in its place. */
export const wrapInGroup = (id: ConditionId, groupId: ConditionId): Edit =>
  withinDepth(replaceBy(id, (one) => [groupOf(groupId, [one])]));

/** What is in a group takes its place. */
export const ungroup = (id: ConditionId): Edit =>
  replaceBy(id, (one) => (isGroup(one) ? one.conditions : [one]));

const groupOf = (id: ConditionId, conditions: Nodes): ConditionGroup => ({
  ...{ id, dataType: 'group', match: 'any', conditions },
});

/** Nothing, where groups would stand too deep in each other: a search like that is not read again (D416). */
const withinDepth =
  (edit: Edit): Edit =>
  (conditions) => {
    const edited = edit(conditions);
    return groupDepth(edited) > MOST_GROUP_DEPTH ? conditions : edited;
  };
