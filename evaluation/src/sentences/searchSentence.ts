import type { ConditionMatch, SearchDefinition } from 'shared-kernel/model';
import { conditionWords } from './conditionWords';
import type { WordScope } from './wordScope';

const JOINTS = { all: 'and', any: 'or' } as const satisfies Record<ConditionMatch, string>;

/** A whole search in words: `Supporters who completed “Spring walk” in 2026 and whose “Miles Walked” is at least 50`. */
export function searchSentence(
  { match, conditions }: Pick<SearchDefinition, 'match' | 'conditions'>,
  scope: WordScope,
): string {
  if (conditions.length === 0) return 'No conditions yet, so it matches nobody';
  if (!isJoined(match)) return 'Neither “all” nor “any” of its conditions, so it matches nobody';
  const clauses = conditions.map((condition) => conditionWords(condition, scope));
  return `Supporters ${joined(clauses, JOINTS[match])}`;
}

const isJoined = (match: string): match is ConditionMatch => Object.hasOwn(JOINTS, match);

function joined(clauses: readonly string[], joint: string): string {
  if (clauses.length <= 2) return clauses.join(` ${joint} `);
  return `${clauses.slice(0, -1).join(', ')}, ${joint} ${clauses.at(-1) ?? ''}`;
}
