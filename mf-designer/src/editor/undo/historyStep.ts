import type { History, Moment } from './history';

/** A step back or forth: the edit that was undone or redone led from `before` to `after`. */
export interface HistoryStep {
  readonly kind: 'undone' | 'redone';
  readonly before: Moment;
  readonly after: Moment;
}

/** What happened between two states of the history; null where it was neither undo nor redo. */
export function historyStep(from: History, to: History): HistoryStep | null {
  if (from.present === to.present) return null;
  if (to.future[0] === from.present) {
    return { kind: 'undone', before: to.present, after: from.present };
  }
  if (from.future[0] === to.present) {
    return { kind: 'redone', before: from.present, after: to.present };
  }
  return null;
}
