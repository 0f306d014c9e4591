import { isDeepStrictEqual } from 'node:util';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { DocumentData } from '../store/documents';

/** The stored fields of what supporters see. */
const SEEN: Readonly<Record<DefinitionKind, readonly string[]>> = {
  searches: ['match', 'conditions'],
  screens: ['match', 'searchIds', 'content', 'order'],
};

/** Whether a change is more than a count, a name, or a revision. */
export const changesWhatIsSeen = (
  kind: DefinitionKind,
  before: DocumentData | null,
  after: DocumentData | null,
): boolean =>
  before === null ||
  after === null ||
  SEEN[kind].some((field) => !isDeepStrictEqual(before[field], after[field]));
