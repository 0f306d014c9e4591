import type { ConditionId } from './ids';

export const DATA_TYPES = ['field', 'search'] as const;
export const CONDITION_FIELD_TYPES = ['page', 'data'] as const;
export const ID_MATCHES = ['exact', 'fuzzy'] as const;
export const PAGE_ACTIONS = ['completed', 'notCompleted'] as const;
/** Those of spec §3. */
export const SPEC_OPERATORS = ['notEmpty', '==', '!=', '>', '>=', '<', '<='] as const;
/** Those beyond it (D417, D418). */
export const ADDED_OPERATORS = [
  'empty',
  'oneOf',
  'notOneOf',
  'between',
  'contains',
  'startsWith',
  'inLastDays',
  'inThisMonth',
  'beforeYear',
] as const;
export const OPERATORS = [...SPEC_OPERATORS, ...ADDED_OPERATORS] as const;
export const CONDITION_MATCHES = ['all', 'any'] as const;
export const GROUP_MATCHES = [...CONDITION_MATCHES, 'none'] as const;

export type DataType = (typeof DATA_TYPES)[number];
export type ConditionFieldType = (typeof CONDITION_FIELD_TYPES)[number];
export type IdMatch = (typeof ID_MATCHES)[number];
export type PageAction = (typeof PAGE_ACTIONS)[number];
export type OperatorId = (typeof OPERATORS)[number];
export type ConditionMatch = (typeof CONDITION_MATCHES)[number];
export type GroupMatch = (typeof GROUP_MATCHES)[number];

export const isConditionMatch = (match: string): match is ConditionMatch =>
  CONDITION_MATCHES.some((known) => known === match);

/** A condition of a search or of an item, as stored (spec §3). What does not apply to its kind keeps its default. */
export interface Condition {
  readonly id: ConditionId;
  readonly dataType: DataType;
  readonly fieldType: ConditionFieldType;
  readonly dataIdMatch: IdMatch;
  /** A field's name, a part of one (fuzzy), or a search's id. */
  readonly dataId: string;
  readonly pageAction: PageAction;
  readonly pageCheckDate: boolean;
  readonly dataEqualsOperator: OperatorId;
  readonly dataValue: string;
  /** What oneOf and notOneOf compare with, or the two ends of between; only there where staff gave them (D417). */
  readonly dataValues?: readonly string[];
}

/** Conditions that count together as one condition of a search or of an item (D416). */
export interface ConditionGroup {
  readonly id: ConditionId;
  readonly dataType: 'group';
  readonly match: GroupMatch;
  readonly conditions: readonly ConditionNode[];
}

/** One entry of the conditions of a search or an item. */
export type ConditionNode = Condition | ConditionGroup;

/** How deep groups stand in each other at most: one in a search's own conditions is 1 deep. */
export const MOST_GROUP_DEPTH = 4;

export const isGroup = (node: ConditionNode): node is ConditionGroup => node.dataType === 'group';

/** The conditions that compare something, those of groups in their places. */
export const leavesOf = (nodes: readonly ConditionNode[]): readonly Condition[] =>
  nodes.flatMap((node) => (isGroup(node) ? leavesOf(node.conditions) : [node]));

/** All conditions and groups, each group before what is in it. */
export const nodesOf = (nodes: readonly ConditionNode[]): readonly ConditionNode[] =>
  nodes.flatMap((node) => (isGroup(node) ? [node, ...nodesOf(node.conditions)] : [node]));

/** A condition with the number that pages call it by: 2.1 is the first of the group that stands second. */
export interface NumberedCondition {
  readonly number: string;
  readonly condition: Condition;
}

/** The conditions that compare something, in their order. */
export const numberedLeaves = (
  nodes: readonly ConditionNode[],
  prefix = '',
): readonly NumberedCondition[] =>
  nodes.flatMap((node, index) => {
    const number = `${prefix}${String(index + 1)}`;
    return isGroup(node)
      ? numberedLeaves(node.conditions, `${number}.`)
      : [{ number, condition: node }];
  });

/** The same with each condition that compares something mapped; a group of which nothing changes stays the same. */
export const mapLeaves = (
  nodes: readonly ConditionNode[],
  map: (condition: Condition) => Condition,
): readonly ConditionNode[] =>
  nodes.map((node) => {
    if (!isGroup(node)) return map(node);
    const conditions = mapLeaves(node.conditions, map);
    const isSame = conditions.every((one, index) => one === node.conditions[index]);
    return isSame ? node : { ...node, conditions };
  });

/** A copy of a condition or group under ids of its own. */
export const withFreshIds = (node: ConditionNode, freshId: () => ConditionId): ConditionNode =>
  isGroup(node)
    ? {
        ...node,
        id: freshId(),
        conditions: node.conditions.map((one) => withFreshIds(one, freshId)),
      }
    : { ...node, id: freshId() };

/** How many levels of groups there are; 0 without any. */
export const groupDepth = (nodes: readonly ConditionNode[]): number =>
  nodes.reduce(
    (deepest, node) =>
      isGroup(node) ? Math.max(deepest, 1 + groupDepth(node.conditions)) : deepest,
    0,
  );

/** Whether the same supporters may match otherwise tomorrow, since a condition asks about today (D418). */
export const changesDaily = (nodes: readonly ConditionNode[]): boolean =>
  leavesOf(nodes).some(
    ({ dataType, fieldType, dataEqualsOperator: operator }) =>
      dataType === 'field' &&
      fieldType === 'data' &&
      (operator === 'inLastDays' || operator === 'inThisMonth'),
  );

/** The three things a condition can be about (spec §3: dataType and fieldType). */
export const CONDITION_KINDS = ['page', 'data', 'search'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const kindOf = ({ dataType, fieldType }: Condition): ConditionKind =>
  dataType === 'search' ? 'search' : fieldType;
