export const COLUMN_ROLES = ['email', 'supporterId', 'field', 'nameless'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What a person should know of a column: its name was changed, or cannot stand in a placeholder (D11). */
export const COLUMN_NOTES = ['repeatedName', 'shortenedName', 'notInPlaceholders'] as const;
export type ColumnNote = (typeof COLUMN_NOTES)[number];

export interface ImportColumn {
  /** From 1. */
  readonly position: number;
  /** The header as it stands in the file. */
  readonly header: string;
  /** The field's name, unlike that of any other column; '' where the column has none and is left out. */
  readonly name: string;
  readonly role: ColumnRole;
  readonly notes: readonly ColumnNote[];
}
