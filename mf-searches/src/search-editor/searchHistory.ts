import { nodesOf, type SearchDefinition } from 'shared-kernel/model';

/** What a search was on this page before its edits, and what edits that were undone made of it. */
export interface SearchHistory {
  /** The oldest first. */
  readonly past: readonly SearchDefinition[];
  /** The next to be redone first. */
  readonly future: readonly SearchDefinition[];
  /** What the newest edit changed: typing on in one input is one edit. */
  readonly run: string | null;
  readonly now: SearchDefinition;
}

export const emptyHistory = (now: SearchDefinition): SearchHistory => ({
  ...{ past: [], future: [], run: null, now },
});

const MOST_STEPS = 200;

export function afterEdit(history: SearchHistory, next: SearchDefinition): SearchHistory {
  const run = runOf(history.now, next);
  const goesOn = run !== null && run === history.run && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, future: [], run, now: next };
}

export function undone(history: SearchHistory): SearchHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.now, ...history.future];
  return { past: history.past.slice(0, -1), future, run: null, now: before };
}

export function redone(history: SearchHistory): SearchHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], future, run: null, now: next };
}

/** The one input that tells two states apart; null where it is none, or more than one. */
function runOf(before: SearchDefinition, after: SearchDefinition): string | null {
  const changed = changedKeys(
    { name: before.name, match: before.match },
    { name: after.name, match: after.match },
  );
  const [was, is] = [nodesOf(before.conditions), nodesOf(after.conditions)];
  if (was.length !== is.length) return null;
  for (const [index, node] of is.entries()) {
    const earlier = was[index];
    if (earlier?.id !== node.id) return null;
    const own = changedKeys({ ...earlier }, { ...node }).filter((key) => key !== 'conditions');
    changed.push(...own.map((key) => `${node.id} ${key}`));
  }
  const [only] = changed;
  return changed.length === 1 && only !== undefined ? only : null;
}

const changedKeys = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
