import type { FieldType, Supporter } from 'shared-kernel/model';
import type { FieldDefinition } from '../values/fieldTable';
import type { Column } from './column';
import { createColumnBuilder, type CellsOfRows } from './columnBuilder';
import { createGrowing } from './growing';
import { hashUtf8 } from './hashUtf8';
import type { Snapshot } from './snapshot';
import { createTextStore } from './textStore';
import { createUtf8Scratch } from './utf8Scratch';
import type { Utf8Text, Utf8Texts } from './utf8Texts';

export interface SnapshotBuilder {
  /**
   * One supporter, who must not come twice; gives the row. `read` gives the raw text of a field by its place in the
   * list; without it there are no values yet.
   */
  add(email: string, supporterId: string, read?: ReadField): number;
  /** The same of a supporter who is there as an object. */
  addSupporter(supporter: Supporter): number;
  /** The row of an email, as UTF-8; one that is not there yet is added, with its supporter id and without values. */
  addRow(email: Utf8Text, supporterId: Utf8Text): number;
  /** The row of an email that is there. */
  readonly rowOf: (email: string) => number | undefined;
  rowOfBytes(email: Utf8Text): number | undefined;
  /** A value of a row that is there, over the one before; a blank one changes nothing. */
  setValue(row: number, fieldIndex: number, raw: string): void;
  /** The same of many values of a field. */
  setAll(fieldIndex: number, cells: CellsOfRows): void;
  /** The values of a column of another snapshot: of each of its rows for the row here that `rowOf` gives, or for none below 0. */
  setFrom(fieldIndex: number, column: Column, rowOf: Int32Array): void;
  setSupporterId(row: number, supporterId: string): void;
  /** A further field, which nobody has yet; gives its place in the list. */
  addField(field: FieldDefinition): number;
  /** What a row has in a field so far; '' for nothing. Looks through the whole field. */
  valueAt(row: number, fieldIndex: number): string;
  /** What came so far; more may come afterwards. `types` are those that became known meanwhile, by field name. */
  finish(types?: ReadonlyMap<string, FieldType>): Snapshot;
  /** The same, and what finding takes is given up: nothing may come afterwards. */
  seal(): Snapshot;
}

export type ReadField = (fieldIndex: number) => string | undefined;

export const createSnapshotBuilder = (list: readonly FieldDefinition[]): SnapshotBuilder => {
  const fields = list.slice();
  const emails = createTextStore();
  const hashes = createGrowing();
  const supporterIds = createTextStore();
  /** By row, which of `supporterIds` it has. */
  const idPlaces = createGrowing();
  const builders = fields.map(createColumnBuilder);
  const scratch = createUtf8Scratch();
  supporterIds.stopFinding();

  const noteHash = (email: Utf8Text): void => hashes.push(hashUtf8(email, emails.latestHash()));
  const utf8Of = (text: string): Utf8Text => {
    const end = scratch.write(text);
    return { bytes: scratch.bytes(), start: 0, end };
  };
  const pushId = ({ bytes, start, end }: Utf8Text): number => supporterIds.push(bytes, start, end);
  const rowOfBytes = ({ bytes, start, end }: Utf8Text): number | undefined => {
    const row = emails.find(bytes, start, end);
    return row < 0 ? undefined : row;
  };

  const add: SnapshotBuilder['add'] = (email, supporterId, read) => {
    const utf8 = utf8Of(email);
    const row = emails.push(utf8.bytes, utf8.start, utf8.end);
    noteHash(utf8);
    idPlaces.push(pushId(utf8Of(supporterId)));
    for (let index = 0; read !== undefined && index < builders.length; index += 1) {
      const raw = read(index);
      if (raw !== undefined) builders[index]?.add(row, raw);
    }
    return row;
  };

  const finish: SnapshotBuilder['finish'] = (types = new Map()) => {
    const typed = fields.map(({ name, type }) => ({ name, type: types.get(name) ?? type }));
    const rowCount = emails.length();
    return {
      fields: typed,
      rowCount,
      emails: emails.texts(),
      supporterIds: textsInOrder(supporterIds.texts(), idPlaces.finish()),
      emailHashes: hashes.finish(),
      columns: builders.map((builder, index) =>
        builder.finish(typed[index]?.type ?? 'unknown', rowCount),
      ),
    };
  };

  return {
    add,
    addSupporter: ({ email, supporterId, fields: values }) =>
      add(email, supporterId, (index) => {
        const name = fields[index]?.name ?? '';
        return Object.hasOwn(values, name) ? values[name] : undefined;
      }),
    addRow: (email, supporterId) => {
      const next = emails.length();
      const row = emails.add(email.bytes, email.start, email.end);
      if (row === next) {
        noteHash(email);
        idPlaces.push(pushId(supporterId));
      }
      return row;
    },
    rowOf: (email) => rowOfBytes(utf8Of(email)),
    rowOfBytes,
    setValue: (row, fieldIndex, raw) => builders[fieldIndex]?.add(row, raw),
    setAll: (fieldIndex, cells) => builders[fieldIndex]?.addAll(cells),
    setFrom: (fieldIndex, column, rowOf) => builders[fieldIndex]?.addFrom(column, rowOf),
    setSupporterId: (row, supporterId) => idPlaces.set(row, pushId(utf8Of(supporterId))),
    addField: (field) => {
      builders.push(createColumnBuilder());
      return fields.push(field) - 1;
    },
    valueAt: (row, fieldIndex) => builders[fieldIndex]?.valueAt(row) ?? '',
    finish,
    seal: () => {
      const snapshot = finish();
      emails.stopFinding();
      for (const builder of builders) builder.stopFinding();
      return snapshot;
    },
  };
};

/** As they stand where none was replaced. */
const textsInOrder = (texts: Utf8Texts, places: Uint32Array): Utf8Texts => {
  if (texts.length === places.length) return texts;
  const ordered = createTextStore();
  ordered.stopFinding();
  for (const place of places)
    ordered.push(texts.bytes, texts.startOf(place), texts.ends[place] ?? 0);
  return ordered.texts();
};

/** The snapshot of supporters who are there one by one: from documents, and in tests. */
export const snapshotOfSupporters = (
  fields: readonly FieldDefinition[],
  supporters: Iterable<Supporter>,
): Snapshot => {
  const builder = createSnapshotBuilder(fields);
  for (const supporter of supporters) builder.addSupporter(supporter);
  return builder.finish();
};
