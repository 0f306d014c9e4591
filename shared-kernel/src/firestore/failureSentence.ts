import type { DataFailure } from './dataFailure';

/** The second line under the catalogue's text (D25): what happened, and what a person can do about it. */
const SENTENCES = {
  'data/invalid-argument': 'The database refused this because something in it is not allowed.',
  'data/not-found': 'It no longer exists: somebody may have deleted it.',
  'data/permission-denied': 'Your account is not allowed to do this. Ask an admin for access.',
  'data/unauthenticated': 'Your sign-in has expired. Log out and in again.',
  'data/resource-exhausted': 'The database is over its limit. Please wait a minute and try again.',
  'data/failed-precondition': 'It changed while you were working. Load it again and retry.',
  'data/aborted': 'Several people saved at the same moment. Please try again.',
  'data/unavailable': 'The server could not be reached. Check your connection and try again.',
  'data/deadline-exceeded': 'The server took too long to answer. Please try again.',
  'data/internal': 'The server had a problem. Nothing was changed; please try again.',
  'data/unknown': 'Something unexpected went wrong. Please try again.',
  'data/conflict': 'Somebody else saved this while you were editing it.',
  'data/malformed': 'What is stored here cannot be read.',
} as const satisfies Record<DataFailure['code'], string>;

export function failureSentence(failure: DataFailure): string {
  if (failure.code !== 'data/malformed') return SENTENCES[failure.code];
  return `${SENTENCES[failure.code]} (${failure.fault.path}: ${failure.fault.message})`;
}
