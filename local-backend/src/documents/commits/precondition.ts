import { formatInstant, parseInstant } from '../values/instant';
import type { Fault } from '../fault';
import type { StoredDocument } from '../storedDocument';
import type { Precondition } from './write';

/** Why a write that was made on another version of the document cannot go through, or null. */
export function staleFault(
  precondition: Precondition,
  path: string,
  current: StoredDocument | null,
): Fault | null {
  if (precondition === null || !('updateTime' in precondition)) return null;
  if (current !== null && parseInstant(current.updateTime) === precondition.updateTime) return null;
  const stored = current === null ? 'none' : current.updateTime;
  const required = formatInstant(precondition.updateTime);
  return {
    code: 'FAILED_PRECONDITION',
    message: `The stored version (${stored}) of ${path} does not match the required base version (${required}).`,
  };
}

/** Why a write that needs the document to be there, or not to be there, cannot go through, or null. */
export function existenceFault(
  precondition: Precondition,
  path: string,
  current: StoredDocument | null,
): Fault | null {
  if (precondition === null || !('exists' in precondition)) return null;
  if (precondition.exists === (current !== null)) return null;
  return precondition.exists
    ? { code: 'NOT_FOUND', message: `No document to update: ${path}` }
    : { code: 'ALREADY_EXISTS', message: `Document already exists: ${path}` };
}
