import type { StoredDocument } from './documents';
import { storedName } from './storedName';

/** Two things of one name could not be told apart; null where no other has it. */
export const takenSentence = (
  kind: 'mapping' | 'template',
  name: string,
  id: string,
  all: readonly StoredDocument[],
): string | null =>
  all.some((other) => other.id !== id && spelling(storedName(other.data)) === spelling(name))
    ? `There is a ${kind} “${name}” already. Choose another name.`
    : null;

const spelling = (name: string): string => name.trim().toLowerCase();
