import type { Supporter } from 'shared-kernel/model';
import type { FieldDefinition } from '../values/fieldTable';
import { codeAt, type Column } from './column';
import type { Texts } from './texts';

/** A year's supporters by column: what counts read, in place of the supporters' documents (D16). */
export interface Snapshot {
  /** Each with the type its column was read as. */
  readonly fields: readonly FieldDefinition[];
  readonly rowCount: number;
  /** By row, as `supporterIds` and `emailHashes`. */
  readonly emails: Texts;
  readonly supporterIds: Texts;
  /** `hashText` of each email: examples hash no email again (D2b). */
  readonly emailHashes: Uint32Array;
  /** By field. */
  readonly columns: readonly Column[];
}

/** The supporter of a row, with the fields that are not blank; null where there is no such row. */
export const supporterAt = (
  { rowCount, fields, emails, supporterIds, columns }: Snapshot,
  row: number,
): Supporter | null => {
  if (row < 0 || row >= rowCount) return null;
  const values = fields.flatMap(({ name }, index) => {
    const column = columns[index];
    const code = column === undefined ? 0 : codeAt(column, row);
    return code === 0 ? [] : [[name, column?.dictionary.at(code) ?? ''] as const];
  });
  return {
    email: emails.at(row) ?? '',
    supporterId: supporterIds.at(row) ?? '',
    fields: Object.fromEntries(values),
  };
};
