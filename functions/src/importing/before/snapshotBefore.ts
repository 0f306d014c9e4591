import {
  columnNamed,
  createSnapshotBuilder,
  type FieldDefinition,
  type Snapshot,
} from 'evaluation';
import { snapshotState } from '../../snapshot/snapshotState';
import { storedShards } from '../../snapshot/storedShards';
import { eachShard, shardOfEmail, type YearShards } from '../../snapshot/yearShards';
import { isSuppressed, type Suppressions } from '../../suppressions/readSuppressions';
import type { ImportRun } from '../importRun';
import { hasAll } from '../storedYear';
import { supportersBefore } from './partsBefore';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 5_000;

/**
 * The year's snapshot as it was before the import, without a look at its documents, in the shards of now: what stood there
 * of those whom the import wrote, then all others as the snapshot of now has them. Who was erased since is in neither. Null
 * where no snapshot holds the supporters of now.
 */
export async function snapshotBefore(
  run: RunBefore,
  fields: readonly FieldDefinition[],
  keptOut: Suppressions,
): Promise<YearShards | null> {
  const { services, address } = run;
  const { revision } = await snapshotState(services.documents, address.scope);
  // Of a year without a revision nobody says whether its snapshot is of now.
  const now = revision === '' ? null : await storedShards(services.documents, address.scope);
  const names = fields.map(({ name }) => name);
  if (now === null || !(await hasAll(now, names))) return null;
  return eachShard(now, (shard, index) => {
    const isAsked = (email: string): boolean => shardOfEmail(email, now.count) === index;
    return shardBefore(run, { now: shard, fields, keptOut, isAsked });
  });
}

type RunBefore = Pick<ImportRun, 'services' | 'address' | 'stored' | 'progress'>;

interface ShardNow {
  readonly now: Snapshot;
  readonly fields: readonly FieldDefinition[];
  readonly keptOut: Suppressions;
  /** Whether somebody would be in this shard. */
  readonly isAsked: (email: string) => boolean;
}

async function shardBefore(
  run: RunBefore,
  { now, fields, keptOut, isAsked }: ShardNow,
): Promise<Snapshot> {
  const { progress, stored } = run;
  const builder = createSnapshotBuilder(fields);
  const gone = new Set<string>();
  let rows = 0;
  const signOfLife = async (): Promise<void> => {
    rows += 1;
    if (rows % ROWS_AT_ONCE === 0) await progress.advance(stored.work.takenBack.restored);
  };

  for await (const [, supporters] of supportersBefore(run, { isAsked }))
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
