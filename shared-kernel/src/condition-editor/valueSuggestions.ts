import { kindOf, printCount, type Condition, type FieldListEntry } from 'shared-kernel/model';
import type { Suggestion } from 'shared-kernel/suggest-input';

/** Values of a field that many supporters have, with how many do: of texts the commonest, of others those of the spread. */
export function valueSuggestions(
  condition: Condition,
  fields: readonly FieldListEntry[],
): readonly Suggestion[] {
  if (kindOf(condition) !== 'data' || condition.dataIdMatch === 'fuzzy') return [];
  const field = fields.find(({ name }) => name === condition.dataId.trim());
  if (field === undefined) return [];
  return countsOf(field).map(({ value, count }) => ({
    ...{ value, label: value },
    facts: `${printCount(count)} ${count === 1 ? 'supporter' : 'supporters'}`,
  }));
}

/** Keys of a spread that are no values. */
const NO_VALUES: ReadonlySet<string> = new Set(['none', 'other']);

function countsOf({ type, topValues = [], spread }: FieldListEntry) {
  if (type === 'string') return topValues;
  if (type !== 'number' && type !== 'donation') return [];
  return Object.entries(spread)
    .filter(([key]) => !NO_VALUES.has(key))
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || Number(one.value) - Number(other.value));
}
