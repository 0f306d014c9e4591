import type { FieldDefinition } from '../values/fieldTable';
import { createColumnBuilder } from './columnBuilder';
import { createGrowing } from './growing';
import { columnNamed, type Snapshot } from './snapshot';
import { JoinedTexts, textsAlone } from './joinedTexts';
import type { Texts } from './texts';

/** Snapshots of different supporters that come one by one, to be one of all of them. */
export interface SnapshotJoin {
  add(snapshot: Snapshot): void;
  /** All who came, in their order, with the fields that were asked for. */
  finish(): Snapshot;
}

export const joinSnapshots = (fields: readonly FieldDefinition[]): SnapshotJoin => {
  const emails: Texts[] = [];
  const supporterIds: Texts[] = [];
  const hashes = createGrowing();
  const builders = fields.map(createColumnBuilder);
  return {
    add: (snapshot) => {
      const first = hashes.length();
      emails.push(textsAlone(snapshot.emails));
      supporterIds.push(textsAlone(snapshot.supporterIds));
      hashes.pushAll(snapshot.emailHashes, snapshot.rowCount);
      const rowOf = Int32Array.from({ length: snapshot.rowCount }, (_, row) => first + row);
      for (const [index, { name }] of fields.entries()) {
        const column = columnNamed(snapshot, name);
        if (column !== undefined) builders[index]?.addFrom(column, rowOf);
      }
    },
    finish: () => {
      const rowCount = hashes.length();
      return {
        ...{ fields, rowCount },
        emails: new JoinedTexts(emails),
        supporterIds: new JoinedTexts(supporterIds),
        emailHashes: hashes.finish(),
        columns: builders.map((builder, index) =>
          builder.finish(fields[index]?.type ?? 'unknown', rowCount),
        ),
      };
    },
  };
};
