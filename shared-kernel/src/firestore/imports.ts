import { doc } from 'firebase/firestore/lite';
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

export const loadImports = (
  scope: YearScope,
): Promise<Result<Listing<ImportRecord>, DatabaseFailure>> =>
  readListing(inYear(scope, 'imports'), decodeImportRecord);

/** Where an import stands; the page polls it while `state` is uploading or working. */
export const loadImport = (
  scope: YearScope,
  id: ImportId,
): Promise<Result<ImportRecord, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'imports'), id), decodeImportRecord);
