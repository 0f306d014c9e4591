import type { Condition, IdMatch, PageAction } from 'shared-kernel/model';
import { GAP } from './comparisonWords';
import type { WordScope } from './wordScope';

const WORDS = {
  completed: {
    exact: (name) => `who completed ${name}`,
    fuzzy: (name) => `who completed any ${name} page`,
  },
  notCompleted: {
    exact: (name) => `who did not complete ${name}`,
    fuzzy: (name) => `who completed no ${name} page`,
  },
} as const satisfies Record<PageAction, Record<IdMatch, (name: string) => string>>;

/** A condition about what supporters did: `who completed “Spring walk” in 2026`. */
export function pageWords(condition: Condition, { withinYear }: WordScope): string {
  const { pageAction, dataIdMatch, pageCheckDate } = condition;
  return `${WORDS[pageAction][dataIdMatch](quoted(condition))} ${pageCheckDate ? withinYear : 'at any time'}`;
}

function quoted({ dataId, dataIdMatch }: Condition): string {
  if (dataId.trim() === '') return GAP;
  return dataIdMatch === 'fuzzy' ? `“…${dataId}…”` : `“${dataId.trim()}”`;
}
