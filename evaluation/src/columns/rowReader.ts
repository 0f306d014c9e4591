import type { FieldDefinition } from '../values/fieldTable';
import { textAt } from './column';
import type { Snapshot } from './snapshot';
import type { ReadField } from './snapshotBuilder';

/** Gives of a snapshot's row the raw texts of a list's fields, by their place in the list. */
export const rowReader = (
  snapshot: Snapshot,
  list: readonly FieldDefinition[],
): ((row: number) => ReadField) => {
  const columns = list.map(
    ({ name }) => snapshot.columns[snapshot.fields.findIndex((field) => field.name === name)],
  );
  return (row) => (index) => textAt(columns[index], row);
};
