import type { YearScope } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { requireAdmin } from './requireAdmin';

/** Lets those through who may import: importing replaces data for everybody. */
export const requireImporter = (
  documents: DocumentReads,
  caller: Caller | null,
  scope: YearScope,
): Promise<Caller> => requireAdmin(documents, caller, scope, 'import supporters');
