import type { FieldType, Supporter } from 'shared-kernel/model';
import { hashText } from '../totals/stableHash';
import type { FieldDefinition } from '../values/fieldTable';
import { createColumnBuilder } from './columnBuilder';
import { createGrowing } from './growing';
import type { Snapshot } from './snapshot';

export interface SnapshotBuilder {
  /** One supporter, who must not come twice. `read` gives the raw text of a field by its place in the list. */
  add(email: string, supporterId: string, read: (fieldIndex: number) => string | undefined): void;
  /** `types` are those that became known while the rows were read, by field name; the others stay. */
  finish(types?: ReadonlyMap<string, FieldType>): Snapshot;
}

export const createSnapshotBuilder = (fields: readonly FieldDefinition[]): SnapshotBuilder => {
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
      for (let place = 0; place < builders.length; place += 1) {
        const raw = read(place);
        if (raw !== undefined) builders[place]?.add(row, raw);
      }
    },
    finish: (types = new Map()) => {
      const typed = fields.map(({ name, type }) => ({ name, type: types.get(name) ?? type }));
      return {
        fields: typed,
        rowCount: emails.length,
        emails,
        supporterIds,
        emailHashes: hashes.finish(),
        columns: builders.map((builder, place) =>
          builder.finish(typed[place]?.type ?? 'unknown', emails.length),
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
    builder.add(email, supporterId, (place) => {
      const name = fields[place]?.name ?? '';
      return Object.hasOwn(values, name) ? values[name] : undefined;
    });
  }
  return builder.finish();
};
