import {
  isGroup,
  type ConditionGroup,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';

export type Nodes = readonly ConditionNode[];
export type Edit = (conditions: Nodes) => Nodes;

/** Changes the one list that has to be changed, its own or a group's; what is not changed stays the same. */
export const changeLists = (conditions: Nodes, change: Edit): Nodes => {
  const changed = change(conditions);
  if (changed !== conditions) return changed;
  const next = conditions.map((one) => {
    if (!isGroup(one)) return one;
    const within = changeLists(one.conditions, change);
    return within === one.conditions ? one : { ...one, conditions: within };
  });
  return next.every((one, index) => one === conditions[index]) ? conditions : next;
};

/** Puts others in the place of a condition or group, wherever it stands. */
export const replaceBy =
  (id: ConditionId, others: (node: ConditionNode) => Nodes): Edit =>
  (conditions) =>
    changeLists(conditions, (list) =>
      list.some((one) => one.id === id)
        ? list.flatMap((one) => (one.id === id ? others(one) : [one]))
        : list,
    );

/** To the end of a group, or of all where none is named. */
export const appendTo =
  (group: ConditionId | null, node: ConditionNode): Edit =>
  (conditions) =>
    group === null
      ? [...conditions, node]
      : replaceBy(group, (one) =>
          isGroup(one) ? [{ ...one, conditions: [...one.conditions, node] }] : [one],
        )(conditions);

export const nodeOf = (conditions: Nodes, id: ConditionId): ConditionNode | null => {
  for (const one of conditions) {
    const found = one.id === id ? one : isGroup(one) ? nodeOf(one.conditions, id) : null;
    if (found !== null) return found;
  }
  return null;
};

/** The group that a condition or group stands in; null where it stands in none. */
export const groupAround = (conditions: Nodes, id: ConditionId): ConditionGroup | null => {
  for (const one of conditions) {
    if (!isGroup(one)) continue;
    if (one.conditions.some((within) => within.id === id)) return one;
    const deeper = groupAround(one.conditions, id);
    if (deeper !== null) return deeper;
  }
  return null;
};
