import {
  columnNamed,
  createSnapshotBuilder,
  type FieldDefinition,
  type Snapshot,
} from 'evaluation';
import { snapshotState } from '../../snapshot/snapshotState';
import { storedSnapshot } from '../../snapshot/storedSnapshot';
import { isSuppressed, type Suppressions } from '../../suppressions/readSuppressions';
import type { ImportRun } from '../importRun';
import { hasAll } from '../storedYear';
import { supportersBefore } from './partsBefore';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 5_000;

/**
 * The year's snapshot as it was before the import, without a look at its documents: what stood there of those whom the
 * import wrote, then all others as the snapshot of now has them. Who was erased since is in neither. Null where no
 * snapshot holds the supporters of now.
 */
export async function snapshotBefore(
  run: Pick<ImportRun, 'services' | 'address' | 'stored' | 'progress'>,
  fields: readonly FieldDefinition[],
  keptOut: Suppressions,
): Promise<Snapshot | null> {
  const { services, address, progress, stored } = run;
  const { revision } = await snapshotState(services.documents, address.scope);
  // Of a year without a revision nobody says whether its snapshot is of now.
  const now = revision === '' ? null : await storedSnapshot(services.documents, address.scope);
  if (
    now === null ||
    !hasAll(
      now,
      fields.map(({ name }) => name),
    )
  )
    return null;
  const builder = createSnapshotBuilder(fields);
  const gone = new Set<string>();
  let rows = 0;
  const signOfLife = async (): Promise<void> => {
    rows += 1;
    if (rows % ROWS_AT_ONCE === 0) await progress.advance(stored.work.takenBack.restored);
  };

  for await (const [, supporters] of supportersBefore(run))
    for (const { email, supporter } of supporters) {
      await signOfLife();
      if (supporter === null || isSuppressed(keptOut, supporter)) gone.add(email);
      else builder.addSupporter(supporter);
    }
  const rowOf = new Int32Array(now.rowCount).fill(-1);
  for (let row = 0; row < now.rowCount; row += 1) {
    await signOfLife();
    const email = now.emails.at(row) ?? '';
    const supporterId = now.supporterIds.at(row) ?? '';
    if (gone.has(email) || builder.rowOf(email) !== undefined) continue;
    if (isSuppressed(keptOut, { email, supporterId })) continue;
    rowOf[row] = builder.add(email, supporterId);
  }
  for (const [index, { name }] of fields.entries()) {
    const column = columnNamed(now, name);
    if (column !== undefined) builder.setFrom(index, column, rowOf);
    await progress.advance(stored.work.takenBack.restored);
  }
  return builder.finish();
}
