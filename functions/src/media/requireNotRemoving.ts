import { CallableError } from '../callableError';
import type { StoredDocument } from '../store/documents';

/** Files of a name that is being removed would go with the old ones: who brings them again is asked to wait. */
export function requireNotRemoving(claim: StoredDocument | null | undefined, what: string): void {
  if (claim?.data['kind'] === 'removing')
    throw new CallableError(
      'failed-precondition',
      `This ${what} is being removed. Try again in a minute`,
    );
}
