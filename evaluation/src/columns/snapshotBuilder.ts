import type { FieldType, Supporter } from 'shared-kernel/model';
import { hashText } from '../totals/stableHash';
import type { FieldDefinition } from '../values/fieldTable';
import { createColumnBuilder } from './columnBuilder';
import { createGrowing } from './growing';
import type { Snapshot } from './snapshot';

export interface SnapshotBuilder {
  /**
   * One supporter, who must not come twice; gives the row. `read` gives the raw text of a field by its place in the
   * list.
   */
  add(email: string, supporterId: string, read: ReadField): number;
  /** A value of a row that is there, over the one before; a blank one changes nothing. */
  setValue(row: number, fieldIndex: number, raw: string): void;
  setSupporterId(row: number, supporterId: string): void;
  /** A further field, which nobody has yet; gives its place in the list. */
  addField(field: FieldDefinition): number;
  /** What a row has in a field so far; '' for nothing. Looks through the whole field. */
  valueAt(row: number, fieldIndex: number): string;
  /** What came so far; more may come afterwards. `types` are those that became known meanwhile, by field name. */
  finish(types?: ReadonlyMap<string, FieldType>): Snapshot;
}

type ReadField = (fieldIndex: number) => string | undefined;

export const createSnapshotBuilder = (list: readonly FieldDefinition[]): SnapshotBuilder => {
  const fields = list.slice();
  const emails: string[] = [];
  const supporterIds: string[] = [];
  const hashes = createGrowing();
  const builders = fields.map(createColumnBuilder);
  return {
    add: (email, supporterId, read) => {
      const row = emails.length;
      emails.push(email);
      supporterIds.push(supporterId);
      hashes.push(hashText(email));
      for (let index = 0; index < builders.length; index += 1) {
        const raw = read(index);
        if (raw !== undefined) builders[index]?.add(row, raw);
      }
      return row;
    },
    setValue: (row, fieldIndex, raw) => builders[fieldIndex]?.add(row, raw),
    setSupporterId: (row, supporterId) => {
      supporterIds[row] = supporterId;
    },
    addField: (field) => {
      builders.push(createColumnBuilder());
      return fields.push(field) - 1;
    },
    valueAt: (row, fieldIndex) => builders[fieldIndex]?.valueAt(row) ?? '',
    finish: (types = new Map()) => {
      const typed = fields.map(({ name, type }) => ({ name, type: types.get(name) ?? type }));
      return {
        fields: typed,
        rowCount: emails.length,
        emails: emails.slice(),
        supporterIds: supporterIds.slice(),
        emailHashes: hashes.finish(),
        columns: builders.map((builder, index) =>
          builder.finish(typed[index]?.type ?? 'unknown', emails.length),
        ),
      };
    },
  };
};

/** The snapshot of supporters who are there one by one: from documents, and in tests. */
export const snapshotOfSupporters = (
  fields: readonly FieldDefinition[],
  supporters: Iterable<Supporter>,
): Snapshot => {
  const builder = createSnapshotBuilder(fields);
  for (const { email, supporterId, fields: values } of supporters) {
    builder.add(email, supporterId, (index) => {
      const name = fields[index]?.name ?? '';
      return Object.hasOwn(values, name) ? values[name] : undefined;
    });
  }
  return builder.finish();
};
