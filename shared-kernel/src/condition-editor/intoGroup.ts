import {
  groupDepth,
  isGroup,
  MOST_GROUP_DEPTH,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';

/** A group that a condition can be put into. */
export interface IntoGroup {
  /** Null for a new one. */
  readonly id: ConditionId | null;
  /** In a sentence: "group 2", "a new group". */
  readonly words: string;
}

/**
 * The groups that stand beside it, and one of its own; none where groups would stand too deep in each other. `depth` is in
 * how many groups the list stands.
 */
export function intoGroups(
  nodes: readonly ConditionNode[],
  index: number,
  depth: number,
  numberOf: (index: number) => string,
): readonly IntoGroup[] {
  const node = nodes[index];
  if (node === undefined || depth + 1 + groupDepth([node]) > MOST_GROUP_DEPTH) return [];
  const beside = nodes.flatMap((one, at) =>
    at !== index && isGroup(one) ? [{ id: one.id, words: `group ${numberOf(at)}` }] : [],
  );
  return [...beside, { id: null, words: 'a new group' }];
}
