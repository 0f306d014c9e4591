import { loadImport, loadMatchingProgress, loadRunningImportId } from 'shared-kernel/firestore';
import {
  succeeded,
  workDone,
  type ImportRecord,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import type { Work } from './work';

/** What runs now. What cannot be read is taken as not running: nothing here is worth an error on every page. */
export async function loadWork(scope: YearScope): Promise<Result<readonly Work[], never>> {
  const [importId, counting] = await Promise.all([
    loadRunningImportId(scope),
    loadMatchingProgress(scope),
  ]);
  const record =
    importId.ok && importId.value !== null ? await loadImport(scope, importId.value) : null;
  return succeeded([
    ...(record?.ok === true ? [workOfImport(record.value)] : []),
    ...(counting.ok && counting.value.total > 0
      ? [
          {
            ...({ id: 'count', kind: 'count', step: '' } as const),
            done: Math.min(counting.value.processed / counting.value.total, 1),
          },
        ]
      : []),
  ]);
}

const workOfImport = (record: ImportRecord): Work => ({
  id: record.id,
  kind: record.state === 'undoing' ? 'undo' : 'import',
  step: record.step,
  done: workDone(record),
});
