import { isConditionMatch, type Condition, type Item } from 'shared-kernel/model';

/**
 * [S102] An item that shows only where further conditions hold as well; the very same where they stand there already.
 * null where its own are joined by any: that and these cannot be said in one list.
 */
export function withConditions(item: Item, further: readonly Condition[]): Item | null {
  const { conditions, conditionsMatch } = item;
  if (conditions.length > 0 && !isConditionMatch(conditionsMatch)) return null;
  if (conditions.length > 1 && conditionsMatch === 'any') return null;
  const known = new Set(conditions.map(keyOf));
  const added = further.filter((condition) => !known.has(keyOf(condition)));
  if (added.length === 0) return item;
  return { ...item, conditions: [...conditions, ...added], conditionsMatch: 'all' };
}

/** All that it says, but for its id. */
const keyOf = ({ id: _, ...said }: Condition): string =>
  JSON.stringify(Object.entries(said).sort());
