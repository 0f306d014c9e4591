import type { Fault } from '../fault';
import type { Precondition, Write } from './write';

/** What a commit has done to one document so far. */
interface Sequence {
  readonly isVerified: boolean;
  /** Whether the document is there after the last write; only the first write meets what is stored. */
  readonly exists: boolean;
  /** The version that an earlier write asked for. */
  readonly precondition: Precondition;
}

/** Why the writes of a commit contradict each other, whatever is stored, or null. */
export function sequenceFault(writes: readonly Write[]): Fault | null {
  if (writes.length === 1) return null;
  const sequences = new Map<string, Sequence>();
  for (const write of writes) {
    const before = sequences.get(write.path);
    const fault = before === undefined ? null : contradiction(before, write);
    if (fault !== null) {
      return { code: 'INVALID_ARGUMENT', message: `${fault} in the same request: ${write.path}` };
    }
    sequences.set(write.path, {
      isVerified: write.kind === 'verify',
      exists: write.kind === 'update',
      precondition: isTimed(write.precondition)
        ? write.precondition
        : (before?.precondition ?? null),
    });
  }
  return null;
}

function contradiction(before: Sequence, { kind, precondition }: Write): string | null {
  if (before.isVerified) return 'A document cannot be verified and then written';
  if (kind === 'verify') return 'A document cannot be written and then verified';
  if (precondition === null) return null;
  if ('updateTime' in precondition) {
    if (!before.exists && kind === 'update') return 'Cannot delete then update a document';
    return isSameTime(precondition, before.precondition)
      ? null
      : 'A document that is written has no update time to compare';
  }
  if (precondition.exists === before.exists) return null;
  return before.exists
    ? 'Cannot write then insert a document'
    : 'Cannot delete then update a document';
}

const isTimed = (precondition: Precondition): boolean =>
  precondition !== null && 'updateTime' in precondition;

const isSameTime = (left: Precondition, right: Precondition): boolean =>
  left !== null &&
  right !== null &&
  'updateTime' in left &&
  'updateTime' in right &&
  left.updateTime === right.updateTime;
