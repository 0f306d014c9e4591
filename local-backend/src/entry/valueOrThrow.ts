import type { Result } from 'shared-kernel/model';
import type { Fault } from '../documents';

/** As the port to documents tells of a fault: by what firebase-admin would throw, in words. */
export function valueOrThrow<T>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
