import type { ItemId, ScreenContent } from 'shared-kernel/model';

/** The document at one time, and who was selected then. */
export interface Moment {
  readonly content: ScreenContent;
  readonly selection: readonly ItemId[];
}

/** What undo and redo walk through [S11]. */
export interface History {
  readonly past: readonly Moment[];
  readonly present: Moment;
  readonly future: readonly Moment[];
  /** The row of edits that the newest one belongs to, such as the typing in one input; null where none goes on. */
  readonly run: string | null;
}

/** Steps that can be undone; older ones are forgotten. */
const STEPS = 500;

export const startOf = (content: ScreenContent, selection: readonly ItemId[]): History => ({
  past: [],
  present: { content, selection },
  future: [],
  run: null,
});

/** [S11] An edit is a step of its own, unless it goes on with the run of the edit before it. */
export function recorded(history: History, moment: Moment, run: string | null): History {
  if (moment.content === history.present.content) return selected(history, moment.selection);
  const goesOn = run !== null && run === history.run;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-STEPS);
  return { past, present: moment, future: [], run };
}

/** Choosing is no step, and ends a run. */
export const selected = (history: History, selection: readonly ItemId[]): History => ({
  ...history,
  present: { ...history.present, selection },
  run: null,
});

/** The next edit is a step of its own. */
export const settled = (history: History): History =>
  history.run === null ? history : { ...history, run: null };

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    run: null,
  };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, run: null };
}
