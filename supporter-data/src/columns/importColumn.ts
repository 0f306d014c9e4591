import type { ColumnRole } from 'shared-kernel/model';

/** A column of a file, as it is read. */
export interface ImportColumn {
  /** From 1. */
  readonly position: number;
  /** The header as it stands in the file. */
  readonly header: string;
  /** The field's name, unlike that of any other column; '' where the column has none. */
  readonly name: string;
  readonly role: ColumnRole;
}
