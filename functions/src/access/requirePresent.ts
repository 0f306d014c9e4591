import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { hasDeparted } from './hasDeparted';

/** Lets whoever is signed in through. */
export function requireLoggedIn(caller: Caller | null): Caller {
  if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
  return caller;
}

/** The same, but nobody who has deleted their account: their token is good for an hour more. */
export async function requirePresent(
  documents: Pick<DocumentReads, 'get'>,
  caller: Caller | null,
): Promise<Caller> {
  const present = requireLoggedIn(caller);
  if (await hasDeparted(documents, present.uid))
    throw new CallableError('permission-denied', 'This account has been deleted');
  return present;
}
