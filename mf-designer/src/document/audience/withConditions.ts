import {
  isConditionMatch,
  type Condition,
  type ConditionNode,
  type Item,
  type SearchId,
} from 'shared-kernel/model';

import { matching } from './matching';

type Conditional = Pick<Item, 'conditions' | 'conditionsMatch'>;

/**
 * [S102] An item that shows only where further conditions hold as well; the very same where they stand there already.
 * Of conditions that are joined by any, `asSearch` is the search that says the same; null without it, since that and these
 * cannot be said in one list.
 */
export function withConditions(
  item: Item,
  further: readonly Condition[],
  asSearch?: SearchId,
): Item | null {
  if (item.conditions.length > 0 && !isConditionMatch(item.conditionsMatch)) return null;
  const conditions = ownConditions(item, further, asSearch);
  if (conditions === null) return null;
  const known = new Set(conditions.map(keyOf));
  const added = further.filter((condition) => !known.has(keyOf(condition)));
  if (conditions === item.conditions && added.length === 0) return item;
  return { ...item, conditions: [...conditions, ...added], conditionsMatch: 'all' };
}

/** What has to hold beside the further conditions; null where no list of conditions says it. */
function ownConditions(
  item: Conditional,
  further: readonly Condition[],
  asSearch: SearchId | undefined,
): readonly ConditionNode[] | null {
  if (!areJoinedByAny(item)) return item.conditions;
  if (saysOneOf(item, further)) return [];
  return asSearch === undefined ? null : [matching(asSearch)];
}

export const areJoinedByAny = ({ conditions, conditionsMatch }: Conditional): boolean =>
  conditions.length > 1 && conditionsMatch === 'any';

/** Where one of several that are joined by any is demanded anyway, the others say nothing more. */
export function saysOneOf({ conditions }: Conditional, further: readonly Condition[]): boolean {
  const demanded = new Set(further.map(keyOf));
  return conditions.some((condition) => demanded.has(keyOf(condition)));
}

/** All that it says, but for its id. */
const keyOf = ({ id: _, ...said }: ConditionNode): string =>
  JSON.stringify(Object.entries(said).sort());
