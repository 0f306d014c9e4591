import { setImmediate } from 'node:timers/promises';
import { codeAt, createSnapshotBuilder, type Snapshot } from 'evaluation';
import type { Supporter } from 'shared-kernel/model';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 5_000;

/** The same supporters but for those who are out, in columns built anew: a row cut out would leave its values in the dictionaries. */
export async function snapshotWithout(
  { fields, rowCount, emails, supporterIds, columns }: Snapshot,
  isOut: (supporter: Pick<Supporter, 'email' | 'supporterId'>) => boolean,
  onRows: () => Promise<void> = () => Promise.resolve(),
): Promise<Snapshot> {
  const builder = createSnapshotBuilder(fields);
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_AT_ONCE === 0) {
      await setImmediate();
      await onRows();
    }
    const email = emails.at(row) ?? '';
    const supporterId = supporterIds.at(row) ?? '';
    if (isOut({ email, supporterId })) continue;
    builder.add(email, supporterId, (index) => {
      const column = columns[index];
      const code = column === undefined ? 0 : codeAt(column, row);
      return code === 0 ? undefined : column?.dictionary.at(code);
    });
  }
  return builder.finish();
}
