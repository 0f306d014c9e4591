import { isDeepStrictEqual } from 'node:util';
import { storedFieldEntry } from 'supporter-data';
import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { Documents, DocumentWrite } from '../store/documents';
import { fieldListPath } from '../store/paths';
import { fieldDocumentId } from './fieldDocumentId';
import { maskedEntry } from './maskedEntry';
import { spreadWrite } from './spreadsApart';

/** Spread keys that a list may carry in its entries (about 1 MB on its way to a browser). */
const LIST_KEYS = 20_000;

/** A spread of so few keys stays with its entry in any case. */
const SHORT_SPREAD = 20;

/**
 * Writes the year's field list, one document a field; stored spreads and examples are limited (D2e). In a list that
 * would grow too long to load at once, spreads stand apart and are read when they are opened. What `current` has
 * already is not written again.
 */
export function writeFieldList(
  documents: Documents,
  scope: YearScope,
  entries: readonly FieldListEntry[],
  current: ReadonlyMap<string, FieldListEntry> = new Map(),
): Promise<void> {
  const stored = entries.map(storedEntry);
  const isThere = (entry: FieldListEntry): boolean =>
    isDeepStrictEqual(entry, current.get(entry.name));
  const keys = stored.reduce((sum, { spread }) => sum + Object.keys(spread).length, 0);
  return documents.bulk(
    stored.flatMap((entry) => {
      const { listed, writes } =
        keys > LIST_KEYS && Object.keys(entry.spread).length > SHORT_SPREAD
          ? apart(scope, entry)
          : { listed: entry, writes: [] };
      return isThere(listed) ? [] : [...writes, entryWrite(scope, listed)];
    }),
  );
}

/** Where the entry of a field stands. */
export const fieldPath = (scope: YearScope, name: string): string =>
  `${fieldListPath(scope)}/${fieldDocumentId(name)}`;

/** One entry with its spread. */
export const fieldWrite = (scope: YearScope, entry: FieldListEntry): DocumentWrite =>
  entryWrite(scope, storedEntry(entry));

/** The only way into the field list, so that no value of a sensitive field comes into it. */
const storedEntry = (entry: FieldListEntry): FieldListEntry => maskedEntry(storedFieldEntry(entry));

const entryWrite = (scope: YearScope, entry: FieldListEntry): DocumentWrite => ({
  kind: 'set',
  path: fieldPath(scope, entry.name),
  data: { ...entry },
});

interface EntryApart {
  readonly listed: FieldListEntry;
  readonly writes: readonly DocumentWrite[];
}

function apart(scope: YearScope, entry: FieldListEntry): EntryApart {
  const { spreadId, write } = spreadWrite(scope, entry);
  return { listed: { ...entry, spread: {}, spreadId }, writes: [write] };
}
