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
  const newest = await readListing(
    query(imports, orderBy('startedAt', 'desc'), limit(NEWEST)),
    decodeImportRecord,
  );
  if (!newest.ok) return newest;
  const { items, malformed } = newest.value;
  if (items.length < NEWEST || items.some(({ undoable }) => undoable)) return newest;
  const older = await readListing(
    query(imports, where('undoable', '==', true)),
    decodeImportRecord,
  );
  return older.ok ? succeeded({ items: [...items, ...older.value.items], malformed }) : older;
}

/** Where an import stands; the page polls it while the server works on it. */
export const loadImport = (
  scope: YearScope,
  id: ImportId,
): Promise<Result<ImportRecord, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'imports'), id), decodeImportRecord);
