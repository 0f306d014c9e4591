import { isConditionMatch, isGroup, type SearchDefinition } from 'shared-kernel/model';
import { joinedWords } from './conditionWords';
import type { WordScope } from './wordScope';

/** A whole search in words: `Supporters who completed “Spring walk” in 2026 and whose “Miles Walked” is at least 50`. */
export function searchSentence(
  { match, conditions }: Pick<SearchDefinition, 'match' | 'conditions'>,
  scope: WordScope,
): string {
  if (conditions.length === 0) return 'No conditions yet, so it matches nobody';
  if (!isConditionMatch(match))
    return 'Neither “all” nor “any” of its conditions, so it matches nobody';
  const [only, ...others] = conditions;
  // One group alone says what the search says, without brackets around all of it.
  return only !== undefined && others.length === 0 && isGroup(only) && only.match !== 'none'
    ? `Supporters ${joinedWords(only.match, only.conditions, scope)}`
    : `Supporters ${joinedWords(match, conditions, scope)}`;
}
