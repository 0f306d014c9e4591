import { setImmediate } from 'node:timers/promises';
import { withoutRows, type Snapshot } from 'evaluation';
import type { Supporter } from 'shared-kernel/model';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 5_000;

/** The same supporters but for those who are out, of whose values none is left that nobody else has. */
export async function snapshotWithout(
  snapshot: Snapshot,
  isOut: (supporter: Pick<Supporter, 'email' | 'supporterId'>) => boolean,
  onRows: () => Promise<void> = () => Promise.resolve(),
): Promise<Snapshot> {
  const { rowCount, emails, supporterIds } = snapshot;
  const out = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_AT_ONCE === 0) {
      await setImmediate();
      await onRows();
    }
    const email = emails.at(row) ?? '';
    const supporterId = supporterIds.at(row) ?? '';
    if (isOut({ email, supporterId })) out[row] = 1;
  }
  return withoutRows(snapshot, out);
}
