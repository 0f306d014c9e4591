import type { StoredDocument } from '../store/documents';
import { storedName } from '../store/storedName';

/** Two templates of one name could not be told apart; null where no other has it. */
export const takenSentence = (
  name: string,
  id: string,
  all: readonly StoredDocument[],
): string | null =>
  all.some((other) => other.id !== id && spelling(storedName(other.data)) === spelling(name))
    ? `There is a template “${name}” already. Choose another name.`
    : null;

const spelling = (name: string): string => name.trim().toLowerCase();
