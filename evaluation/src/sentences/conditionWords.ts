import {
  isGroup,
  kindOf,
  type Condition,
  type ConditionGroup,
  type ConditionKind,
  type ConditionMatch,
  type ConditionNode,
} from 'shared-kernel/model';
import { GAP } from './comparisonWords';
import { dataWords } from './dataWords';
import { pageWords } from './pageWords';
import { referenceWords } from './referenceWords';
import type { WordScope } from './wordScope';

const WORDS = {
  page: pageWords,
  data: dataWords,
  search: referenceWords,
} as const satisfies Record<ConditionKind, (condition: Condition, scope: WordScope) => string>;

/**
 * What one condition asks of supporters, as a clause after “Supporters”: `who completed “Spring walk” in 2026`. Of a group
 * the clauses stand in brackets, so that it is plain what belongs together.
 */
export const conditionWords = (node: ConditionNode, scope: WordScope): string =>
  isGroup(node) ? groupWords(node, scope) : WORDS[kindOf(node)](node, scope);

function groupWords({ match, conditions }: ConditionGroup, scope: WordScope): string {
  const clauses = joinedWords(match === 'none' ? 'any' : match, conditions, scope);
  const bracketed = conditions.length > 1 ? `(${clauses})` : clauses;
  return match === 'none' ? `who are not among those ${bracketed}` : bracketed;
}

const JOINTS = { all: 'and', any: 'or' } as const satisfies Record<ConditionMatch, string>;

/** `who …, whose … and with …`. */
export function joinedWords(
  match: ConditionMatch,
  conditions: readonly ConditionNode[],
  scope: WordScope,
): string {
  const joint = JOINTS[match];
  const clauses = conditions.map((condition) => conditionWords(condition, scope));
  if (clauses.length === 0) return GAP;
  if (clauses.length <= 2) return clauses.join(` ${joint} `);
  return `${clauses.slice(0, -1).join(', ')}, ${joint} ${clauses.at(-1) ?? ''}`;
}
