import type { ItemId, ScreenContent } from 'shared-kernel/model';

/** The document at one time, and what was selected, hidden and locked in this tab then. */
export interface Moment {
  readonly content: ScreenContent;
  readonly selection: readonly ItemId[];
  /** Items that this tab does not draw while designing; supporters see them all the same. */
  readonly hidden: ReadonlySet<ItemId>;
  /** Items that cannot be moved or selected on the canvas. */
  readonly locked: ReadonlySet<ItemId>;
}

/** What undo and redo walk through [S11]. */
export interface History {
  readonly past: readonly Moment[];
  readonly present: Moment;
  readonly future: readonly Moment[];
  /** The one that the newest edit belongs to; null where none goes on. */
  readonly run: Run | null;
}

/** A row of edits that is one step, such as the typing in one input. */
export interface Run {
  readonly name: string;
  /** When its newest edit was made. */
  readonly editedMs: number;
}

/** A run ends where somebody stops for so long: undo takes back a part of a text, not all that was typed. */
const PAUSE_MS = 1500;

/** Steps that can be undone; older ones are forgotten. */
const STEPS = 500;

export const startOf = (content: ScreenContent, selection: readonly ItemId[]): History => ({
  past: [],
  present: { content, selection, hidden: NONE, locked: NONE },
  future: [],
  run: null,
});

const NONE: ReadonlySet<ItemId> = new Set();

/** [S11] An edit is a step of its own, unless it goes on with the run of the edit before it. */
export function recorded(history: History, moment: Moment, run: Run | null): History {
  const { present } = history;
  const same = (['content', 'hidden', 'locked'] as const).every(
    (key) => moment[key] === present[key],
  );
  if (same) return selected(history, moment.selection);
  const past = goesOn(history.run, run) ? history.past : [...history.past, present].slice(-STEPS);
  return { past, present: moment, future: [], run };
}

const goesOn = (before: Run | null, now: Run | null): boolean =>
  before !== null &&
  now !== null &&
  before.name === now.name &&
  now.editedMs - before.editedMs < PAUSE_MS;

/** Choosing is no step, and ends a run. */
export const selected = (history: History, selection: readonly ItemId[]): History => ({
  ...history,
  present: { ...history.present, selection },
  run: null,
});

/** The next edit is a step of its own. */
export const settled = (history: History): History =>
  history.run === null ? history : { ...history, run: null };

/** Makes one step of those since an earlier moment, unless that moment was undone meanwhile. */
export function gathered(history: History, since: History): History {
  const steps = history.past.slice(since.past.length);
  const [first] = steps;
  const goesBack = since.past.every((moment, index) => history.past[index] === moment);
  if (first === undefined || !goesBack || first.content !== since.present.content) {
    return settled(history);
  }
  return { ...history, past: [...since.past, first], run: null };
}

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
