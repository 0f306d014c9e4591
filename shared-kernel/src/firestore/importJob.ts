import { doc } from 'firebase/firestore/lite';
import {
  asId,
  decode,
  mapResult,
  succeeded,
  type ImportId,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import type { LoadFailure } from './dataFailure';
import { inYear } from './paths';
import { readDocument } from './reading';

const Job = v.object({
  state: v.optional(v.string(), ''),
  importId: v.optional(v.string(), ''),
});

/** The import that the server works on at this moment; null for none. */
export async function loadRunningImportId(
  scope: YearScope,
): Promise<Result<ImportId | null, LoadFailure>> {
  const job = await readDocument(doc(inYear(scope, 'jobs'), 'import'), (_id, data) =>
    mapResult(decode(Job, data), ({ state, importId }) =>
      state === 'working' && importId !== '' ? asId<ImportId>(importId) : null,
    ),
  );
  // Nothing was ever imported.
  return !job.ok && job.error.code === 'data/not-found' ? succeeded(null) : job;
}
