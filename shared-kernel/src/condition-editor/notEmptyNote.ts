import type { Condition, FieldListEntry, OperatorId } from 'shared-kernel/model';
import { valueSuggestions } from './valueSuggestions';

/** What stands where somebody answered that there is nothing. */
const NOTHING = /^\s*(no|n|none|never|false|0|-|–|n\/a)\s*$/i;

/**
 * What to know beside "is empty" and "is not empty": the commonest value that says "nothing" and is a value all the same.
 * Null where the field has none.
 */
export function notEmptyNote(
  condition: Condition,
  fields: readonly FieldListEntry[],
): string | null {
  if (!EMPTINESS.has(condition.dataEqualsOperator)) return null;
  const nothing = valueSuggestions(condition, fields).find(({ value }) => NOTHING.test(value));
  return nothing === undefined ? null : `“${nothing.value}” is not empty either: ${nothing.facts}`;
}

const EMPTINESS: ReadonlySet<OperatorId> = new Set(['empty', 'notEmpty']);
