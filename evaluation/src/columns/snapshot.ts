import type { FieldDefinition } from '../values/fieldTable';
import type { Column } from './column';
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

/** Undefined where the snapshot has no such field. */
export const columnNamed = ({ fields, columns }: Snapshot, name: string): Column | undefined =>
  columns[fields.findIndex((field) => field.name === name)];
