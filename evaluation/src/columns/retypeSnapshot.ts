import type { FieldType } from 'shared-kernel/model';
import { sizesOf } from './column';
import type { Snapshot } from './snapshot';

/** The same supporters, some fields read as another type: what a person set, or a new inference (D2a). */
export const retypeSnapshot = (
  snapshot: Snapshot,
  types: ReadonlyMap<string, FieldType>,
): Snapshot => ({
  ...snapshot,
  fields: snapshot.fields.map(({ name, type }) => ({ name, type: types.get(name) ?? type })),
  columns: snapshot.columns.map((column, index) => {
    const type = types.get(snapshot.fields[index]?.name ?? '') ?? column.type;
    return type === column.type
      ? column
      : { ...column, type, sizes: sizesOf(column.dictionary, type) };
  }),
});
