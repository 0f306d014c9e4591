import type {
  ColumnChoice,
  ColumnChoices,
  ImportMapping,
  InspectedColumn,
  MappedColumn,
} from './importRecord';
import {
  editedMappingOf,
  roleOf,
  withName,
  withRole,
  withType,
  type EditedMapping,
} from './editedMapping';

/** What a mapping decides against the proposal, by the proposed names; nameless columns are not known again. */
export function choicesOf(
  inspected: readonly InspectedColumn[],
  mapping: ImportMapping,
): ColumnChoices {
  const proposal = editedMappingOf(inspected, null);
  const edited = editedMappingOf(inspected, mapping);
  const leftOut: string[] = [];
  const changed: ColumnChoice[] = [];
  for (const [index, { name: column, refused }] of inspected.entries()) {
    const proposed = proposal.columns[index];
    const decided = edited.columns[index];
    if (proposed === undefined || decided === undefined || column === '' || refused) continue;
    const { name, type } = decided;
    const role = roleOf(edited, decided);
    const isOfRole = role === roleOf(proposal, proposed);
    const isAsProposed = role !== 'data' || (name.trim() === proposed.name && type === null);
    if (isOfRole && isAsProposed) continue;
    if (role === 'leftOut') leftOut.push(column);
    else changed.push({ column, role, name, type });
  }
  return { leftOut, changed };
}

/** What a mapping decides of every column that has a name, proposals that were taken among it; a refused column is left out. */
export function decisionsOf(
  inspected: readonly InspectedColumn[],
  mapping: ImportMapping,
): ColumnChoices {
  const edited = editedMappingOf(inspected, mapping);
  const leftOut: string[] = [];
  const changed: ColumnChoice[] = [];
  for (const [index, { name: column, refused }] of inspected.entries()) {
    const decided = edited.columns[index];
    if (decided === undefined || column === '') continue;
    const { name, type } = decided;
    const role = refused ? 'leftOut' : roleOf(edited, decided);
    if (role === 'leftOut') leftOut.push(column);
    else changed.push({ column, role, name: role === 'data' ? name : column, type });
  }
  return { leftOut, changed };
}

/** The proposed names of the columns that choices are about. */
export const columnsOf = ({ leftOut, changed }: ColumnChoices): readonly string[] => [
  ...changed.map(({ column }) => column),
  ...leftOut,
];

/** The inspection's proposal, and over it the choices for columns that the file has. */
export function chosenMapping(
  inspected: readonly InspectedColumn[],
  choices: ColumnChoices,
): EditedMapping {
  const proposal = editedMappingOf(inspected, null);
  const positions = new Map(
    inspected
      .filter(({ name, refused }) => name !== '' && !refused)
      .map(({ name, position }) => [name, position]),
  );
  let edited = proposal;
  for (const column of choices.leftOut) {
    const position = positions.get(column);
    if (position !== undefined) edited = withRole(edited, position, 'leftOut');
  }
  for (const { column, role, name, type } of choices.changed) {
    const position = positions.get(column);
    if (position === undefined) continue;
    edited = withType(withName(withRole(edited, position, role), position, name), position, type);
  }
  // The column that held the addresses last time may be missing; then it is as proposed.
  if (edited.emailPosition === null && proposal.emailPosition !== null)
    edited = withRole(edited, proposal.emailPosition, 'email');
  return withoutClashes(edited, proposal);
}

/** Takes back every rename to a name that another column of this file bears: that would refuse the whole file. */
function withoutClashes(edited: EditedMapping, proposal: EditedMapping): EditedMapping {
  const proposed = new Map(proposal.columns.map(({ position, name }) => [position, name]));
  const isRenamed = ({ position, name }: MappedColumn) => proposed.get(position) !== name;
  const data = edited.columns.filter((column) => roleOf(edited, column) === 'data');
  const bearers = new Map<string, number>();
  for (const { name } of data) bearers.set(name.trim(), (bearers.get(name.trim()) ?? 0) + 1);
  const clashing = data.filter(
    (column) => isRenamed(column) && (bearers.get(column.name.trim()) ?? 0) > 1,
  );
  if (clashing.length === 0) return edited;
  const returned = clashing.reduce(
    (before, { position }) => withName(before, position, proposed.get(position) ?? ''),
    edited,
  );
  return withoutClashes(returned, proposal);
}
