import * as firestore from 'shared-kernel/firestore';
import { succeeded, type ImportRecord, type Result, type YearScope } from 'shared-kernel/model';
import { atom } from 'jotai';

/** What a page asks of the import that works on a year now; null where none does. */
export type RunningImport = (scope: YearScope) => Promise<Result<ImportRecord | null, never>>;

/** What cannot be read is taken as not running: it is no reason for an error beside a list. */
const loadRunning: RunningImport = async (scope) => {
  // The shell of an earlier release cannot say it.
  if (!('loadRunningImportId' in firestore)) return succeeded(null);
  const id = await firestore.loadRunningImportId(scope);
  if (!id.ok || id.value === null) return succeeded(null);
  const record = await firestore.loadImport(scope, id.value);
  return succeeded(record.ok ? record.value : null);
};

export const runningImportAtom = atom<{ readonly load: RunningImport }>({ load: loadRunning });
