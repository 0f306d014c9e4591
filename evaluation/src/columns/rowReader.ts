import type { FieldDefinition } from '../values/fieldTable';
import { codeAt } from './column';
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
  return (row) => (index) => {
    const column = columns[index];
    const code = column === undefined ? 0 : codeAt(column, row);
    return code === 0 ? undefined : column?.dictionary.at(code);
  };
};
