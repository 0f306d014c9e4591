import {
  asId,
  isGroup,
  MAX_NAME_LENGTH,
  reachCondition,
  type Condition,
  type ConditionId,
  type ReachCandidate,
  type ReachKind,
  type Search,
  type SearchDefinition,
} from 'shared-kernel/model';

const NAMES = {
  completed: (fieldName) => `Completed ${fieldName}`,
  notEmpty: (fieldName) => `Has ${fieldName}`,
} as const satisfies Record<ReachKind, (fieldName: string) => string>;

/** The search of one condition that a candidate stands for. */
export const reachSearch = (candidate: ReachCandidate): Omit<SearchDefinition, 'id'> => ({
  name: NAMES[candidate.kind](candidate.fieldName).slice(0, MAX_NAME_LENGTH),
  match: 'all',
  conditions: [reachCondition(candidate, asId<ConditionId>(crypto.randomUUID()))],
});

/** A stored search that asks just the same, so that it need not be made again. */
export const storedReachSearch = (
  candidate: ReachCandidate,
  searches: readonly Search[],
): Search | undefined =>
  searches.find(({ conditions: [only, ...others], match }) => {
    if (only === undefined || isGroup(only) || others.length > 0) return false;
    return (match === 'all' || match === 'any') && isSame(only, reachCondition(candidate, only.id));
  });

/** A comparison of page conditions means nothing, nor does the participation of data conditions. */
const isSame = (one: Condition, other: Condition): boolean =>
  one.dataType === other.dataType &&
  one.fieldType === other.fieldType &&
  one.dataIdMatch === other.dataIdMatch &&
  one.dataId.trim() === other.dataId.trim() &&
  (one.fieldType === 'page'
    ? one.pageAction === other.pageAction && one.pageCheckDate === other.pageCheckDate
    : one.dataEqualsOperator === other.dataEqualsOperator);
