import type { FieldType } from './field';
import type { ColumnRole, ImportMapping, InspectedColumn, MappedColumn } from './importRecord';

/** What is decided of the columns so far: every column of the file, and which of them are keys. */
export interface EditedMapping {
  /** Null until a person says where the emails are. */
  readonly emailPosition: number | null;
  readonly supporterIdPosition: number | null;
  /** In file order. */
  readonly columns: readonly MappedColumn[];
}

/** What was decided in a mapping, or without one what the inspection proposes. */
export function editedMappingOf(
  inspected: readonly InspectedColumn[],
  mapping: ImportMapping | null,
): EditedMapping {
  const decided = new Map(mapping?.columns.map((column) => [column.position, column]));
  const keyOf = (role: ColumnRole) => inspected.find((column) => column.role === role)?.position;
  return {
    emailPosition: mapping?.emailPosition ?? keyOf('email') ?? null,
    supporterIdPosition:
      mapping === null ? (keyOf('supporterId') ?? null) : mapping.supporterIdPosition,
    columns: inspected.map(
      ({ position, name, header, role, refused }) =>
        decided.get(position) ?? {
          position,
          name: name === '' ? header.trim() : name,
          type: null,
          include: mapping === null && role === 'data' && !refused,
        },
    ),
  };
}

/** What a column is used as. */
export function roleOf(
  { emailPosition, supporterIdPosition }: EditedMapping,
  { position, include }: MappedColumn,
): ColumnRole {
  if (position === emailPosition) return 'email';
  if (position === supporterIdPosition) return 'supporterId';
  return include ? 'data' : 'leftOut';
}

/** Uses a column as something; the column that was this key before is left out. */
export function withRole(edited: EditedMapping, position: number, role: ColumnRole): EditedMapping {
  const freed = (key: number | null) => (key === position ? null : key);
  return {
    emailPosition: role === 'email' ? position : freed(edited.emailPosition),
    supporterIdPosition: role === 'supporterId' ? position : freed(edited.supporterIdPosition),
    columns: changed(edited, position, { include: role === 'data' }),
  };
}

export const withName = (edited: EditedMapping, position: number, name: string): EditedMapping => ({
  ...edited,
  columns: changed(edited, position, { name }),
});

/** Null leaves the type to what the values say. */
export const withType = (
  edited: EditedMapping,
  position: number,
  type: FieldType | null,
): EditedMapping => ({ ...edited, columns: changed(edited, position, { type }) });

export const isSameMapping = (one: EditedMapping, other: EditedMapping): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What goes to the server; null while there is no email column. */
export function mappingOf(edited: EditedMapping): ImportMapping | null {
  const { emailPosition, supporterIdPosition, columns } = edited;
  if (emailPosition === null) return null;
  const fields = columns.filter((column) => {
    const role = roleOf(edited, column);
    return role === 'data' || (role === 'leftOut' && column.name.trim() !== '');
  });
  return { emailPosition, supporterIdPosition, columns: fields };
}

const changed = (
  { columns }: EditedMapping,
  position: number,
  parts: Partial<MappedColumn>,
): readonly MappedColumn[] =>
  columns.map((column) => (column.position === position ? { ...column, ...parts } : column));
