import { ANSWERED } from './markAnswers';
import type { TraceEvent } from './mainThread';

/** The work that leads to one picture on the screen, and what came after it. Milliseconds of the processor. */
export interface Answer {
  /** From the first event of the person's action until the picture that holds the whole answer was handed over. */
  readonly answerMs: number;
  /** The longest task afterwards, where what may wait is caught up. */
  readonly longestLaterMs: number;
}

/** One piece of the main thread's work. Tracing knows inner ones by other names, which end in the same word. */
const TASK = 'RunTask';

/** What it cost to answer one action, whose first event has this type. */
export function answerOf(events: readonly TraceEvent[], firstType: string): Answer {
  const first = events.find(({ name, type }) => name === 'EventDispatch' && type === firstType);
  if (first === undefined) throw new Error('The action left no event behind.');
  const answered = events.filter(
    ({ name, startMs }) => name === ANSWERED && startMs >= first.startMs,
  );
  const [shown] = answered;
  if (shown === undefined) throw new Error('The page did not answer the action.');
  const picture = pictureAfter(events, shown.startMs);
  if (answered.some(({ startMs }) => startMs > picture.startMs)) {
    throw new Error('The answer came in more than one picture.');
  }
  const tasks = events.filter(({ name }) => name === TASK);
  const before = tasks.filter(
    ({ startMs, endMs }) => endMs > first.startMs && startMs < picture.endMs,
  );
  const after = tasks.filter(({ startMs }) => startMs >= picture.endMs);
  return {
    answerMs: before.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    longestLaterMs: Math.max(0, ...after.map(({ cpuMs }) => cpuMs)),
  };
}

function pictureAfter(events: readonly TraceEvent[], atMs: number): TraceEvent {
  const picture = events.find(({ name, startMs }) => name === 'Commit' && startMs > atMs);
  if (picture === undefined) throw new Error('No picture followed the action.');
  return picture;
}

/** What each picture cost while something moved. */
export function frameCosts(events: readonly TraceEvent[]): readonly number[] {
  const tasks = events.filter(({ name }) => name === TASK);
  const pictures = events.filter(({ name }) => name === 'Commit').map(({ endMs }) => endMs);
  return pictures.slice(1).map((endMs, index) => {
    const from = pictures[index] ?? endMs;
    return tasks
      .filter((task) => task.endMs > from && task.endMs <= endMs + LATE_MS)
      .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  });
}

/** A task ends a little after the picture it handed over. */
const LATE_MS = 1;
