import { ERROR_SENTENCES } from '../firebase';
import type { DataFailure } from './dataFailure';

/** What the database's own codes do not know of: another's save (D22), a document that is broken. */
const SENTENCES = {
  ...ERROR_SENTENCES,
  'data/conflict': 'Somebody else saved this while you were editing it.',
  'data/malformed': 'What is stored here cannot be read.',
} as const satisfies Record<DataFailure['code'], string>;

/** The second line under the catalogue's text (D25). */
export function failureSentence(failure: DataFailure): string {
  if (failure.code !== 'data/malformed') return SENTENCES[failure.code];
  return `${SENTENCES[failure.code]} (${failure.fault.path}: ${failure.fault.message})`;
}
