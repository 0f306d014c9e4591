import { doc, limit, orderBy, query } from 'firebase/firestore/lite';
import {
  decodeImportRecord,
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

/** The newest imports of a year, the newest first. */
export const loadImports = (
  scope: YearScope,
): Promise<Result<Listing<ImportRecord>, DatabaseFailure>> =>
  readListing(
    query(inYear(scope, 'imports'), orderBy('startedAt', 'desc'), limit(NEWEST)),
    decodeImportRecord,
  );

/** Where an import stands; the page polls it while the server works on it. */
export const loadImport = (
  scope: YearScope,
  id: ImportId,
): Promise<Result<ImportRecord, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'imports'), id), decodeImportRecord);
