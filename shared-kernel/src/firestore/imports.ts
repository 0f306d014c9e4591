import { doc, limit, orderBy, query, where } from 'firebase/firestore/lite';
import {
  decodeImportRecord,
  succeeded,
  type ImportId,
  type ImportRecord,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { inYear } from './paths';
import { readDocument, readListing, type Listing } from './reading';

/** Enough of the past; records may be long. */
const NEWEST = 20;

/** The newest imports of a year, the newest first; the one that can be undone comes last where it is older. */
export async function loadImports(
  scope: YearScope,
): Promise<Result<Listing<ImportRecord>, DatabaseFailure>> {
  const imports = inYear(scope, 'imports');
  const [newest, undoable] = await Promise.all([
    readListing(query(imports, orderBy('startedAt', 'desc'), limit(NEWEST)), decodeImportRecord),
    readListing(query(imports, where('undoable', '==', true)), decodeImportRecord),
  ]);
  if (!newest.ok) return newest;
  if (!undoable.ok) return undoable;
  const { items, malformed } = newest.value;
  const known = new Set(items.map(({ id }) => id));
  const older = undoable.value.items.filter(({ id }) => !known.has(id));
  return succeeded({ items: [...items, ...older], malformed });
}

/** Where an import stands; the page polls it while the server works on it. */
export const loadImport = (
  scope: YearScope,
  id: ImportId,
): Promise<Result<ImportRecord, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'imports'), id), decodeImportRecord);
