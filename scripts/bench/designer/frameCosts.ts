import type { TraceEvent } from './mainThread';

/** The work that leads to one picture on the screen, and what came after it. Milliseconds of the processor. */
export interface Answer {
  /** From the first event of the person's action until the picture that answers it was handed over. */
  readonly answerMs: number;
  /** The longest task afterwards, where what may wait is caught up. */
  readonly longestLaterMs: number;
}

const TASK = 'RunTask';

/** What it cost to answer one action, whose events have these types. */
export function answerOf(events: readonly TraceEvent[], types: readonly string[]): Answer {
  const inputs = events.filter(
    ({ name, type }) => name === 'EventDispatch' && types.includes(type),
  );
  const first = inputs[0];
  const last = inputs.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('The action left no event behind.');
  const picture = events.find(({ name, startMs }) => name === 'Commit' && startMs > last.startMs);
  if (picture === undefined) throw new Error('No picture followed the action.');
  const tasks = events.filter(({ name }) => name.endsWith(TASK));
  const before = tasks.filter(
    ({ startMs, endMs }) => endMs > first.startMs && startMs < picture.endMs,
  );
  const after = tasks.filter(({ startMs }) => startMs >= picture.endMs);
  return {
    answerMs: before.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    longestLaterMs: Math.max(0, ...after.map(({ cpuMs }) => cpuMs)),
  };
}

/** What each picture cost while something moved. */
export function frameCosts(events: readonly TraceEvent[]): readonly number[] {
  const tasks = events.filter(({ name }) => name.endsWith(TASK));
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
