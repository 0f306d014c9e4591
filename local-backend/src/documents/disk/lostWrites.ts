import type { Acknowledgement } from './acknowledged';
import type { LostWrites } from './damage';
import type { LoggedBatch } from './inspectFolder';
import type { WriteMark } from './writeMark';

/**
 * Which acknowledged writes are neither in the tables (`held` is their last one) nor in the batches that were found.
 * Null where none is known to be missing; writes of a release before they were numbered are not known of.
 */
export function lostWrites(
  held: WriteMark | null,
  found: readonly LoggedBatch[],
  acknowledged: Acknowledgement | null,
  isSalvaged: boolean,
): LostWrites | null {
  const marks = [held, ...found.map(({ mark }) => mark)].flatMap((mark) =>
    mark === null ? [] : [mark],
  );
  // Where the tables hold none that is numbered, numbers begin in the logs. Where it went with a part of a table, what
  // that part held is told by its keys, and the logs begin behind it.
  const start = held?.write ?? (isSalvaged ? (marks[0]?.after ?? acknowledged?.write ?? 0) : 0);
  const seen = new Map(marks.map(({ write, at }) => [write, at]));
  const missing = new Map<number, string | null>();
  const note = (write: number, at: string | null): void => {
    if (write > start && !seen.has(write)) missing.set(write, at);
  };
  for (const { after } of marks) note(after, null);
  if (acknowledged !== null) note(acknowledged.write, acknowledged.at);
  const numbers = [...missing.keys()].sort((a, b) => a - b);
  const upTo = numbers.at(-1);
  const [lowest] = numbers;
  if (upTo === undefined || lowest === undefined) return null;
  const before = [...seen.keys()].filter((write) => write < lowest).sort((a, b) => b - a);
  const after = before[0] ?? start;
  const behind = [...seen].filter(([write]) => write > upTo).sort(([a], [b]) => a - b)[0];
  const between = [...seen.keys()].filter((write) => write > after && write < upTo).length;
  return {
    after,
    afterAt: seen.get(after) ?? null,
    upTo,
    upToAt: missing.get(upTo) ?? behind?.[1] ?? null,
    count: upTo - after - between,
  };
}
