import { kindOf, type Condition, type ConditionKind } from 'shared-kernel/model';
import { dataWords } from './dataWords';
import { pageWords } from './pageWords';
import { referenceWords } from './referenceWords';
import type { WordScope } from './wordScope';

const WORDS = {
  page: pageWords,
  data: dataWords,
  search: referenceWords,
} as const satisfies Record<ConditionKind, (condition: Condition, scope: WordScope) => string>;

/** What one condition asks of supporters, as a clause after “Supporters”: `who completed “Spring walk” in 2026`. */
export const conditionWords = (condition: Condition, scope: WordScope): string =>
  WORDS[kindOf(condition)](condition, scope);
