import { roleOf, type InspectedColumn, type EditedMapping } from 'shared-kernel/model';

export const COLUMN_KINDS = ['all', 'notes', 'leftOut'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Which columns of a wide file a person wants to see. */
export interface ColumnFilter {
  readonly text: string;
  readonly kind: ColumnKind;
}

export const NO_FILTER: ColumnFilter = { text: '', kind: 'all' };

export const KIND_WORDS = {
  all: 'All columns',
  notes: 'With a note',
  leftOut: 'Left out',
} as const satisfies Record<ColumnKind, string>;

/** By words of the header, whatever the case, and by kind. */
export function filterColumns(
  columns: readonly InspectedColumn[],
  { text, kind }: ColumnFilter,
  edited: EditedMapping,
): readonly InspectedColumn[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && kind === 'all') return columns;
  const leftOut = new Set(
    edited.columns
      .filter((one) => roleOf(edited, one) === 'leftOut')
      .map(({ position }) => position),
  );
  const ofKind: Readonly<Record<ColumnKind, (column: InspectedColumn) => boolean>> = {
    all: () => true,
    notes: ({ notes }) => notes.length > 0,
    leftOut: ({ position }) => leftOut.has(position),
  };
  return columns.filter((column) => {
    const header = column.header.toLocaleLowerCase();
    return ofKind[kind](column) && words.every((word) => header.includes(word));
  });
}
