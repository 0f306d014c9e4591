import type { ColumnNote, InspectedColumn } from 'shared-kernel/model';
import { columnsByName } from '../columns/columnRoles';
import type { ImportColumn } from '../columns/importColumn';
import { emailPlaceByContent, emailPlaceByName, ROWS_FOR_CHOICE } from '../columns/keyColumns';
import { nameColumns, type NamedColumn } from '../columns/nameColumns';
import { isBlankRow } from '../rows/blankRow';
import type { Row } from '../rows/row';
import { createColumnInspector, type ColumnInspector } from './columnInspector';
import { nameNotes } from './nameNotes';
import { safeName } from './safeName';
import { refusalOf } from './sensitiveColumn';
import { valueNotes } from './valueNotes';

export interface InspectedTable {
  readonly add: (row: Row) => void;
  readonly results: () => {
    /** The number of its row; null where the text has none. */
    readonly header: number | null;
    /** None where the text has no header. */
    readonly columns: readonly InspectedColumn[];
    /** Without the header and blank lines. */
    readonly rows: number;
  };
}

/** Cells that wait to be looked at column by column: what is known of one column is at hand then, of two thousand not. */
const MAX_WAITING_CELLS = 100_000;

/** Takes the header from its row, else the first one that is not blank, then looks at every cell below it. */
export const createInspectedTable = (headerRow: number | null): InspectedTable => {
  let header: Row | null = null;
  let inspectors: readonly ColumnInspector[] = [];
  let rows = 0;
  /** For finding the email column by content. */
  const firstRows: (readonly string[])[] = [];
  const waiting: (readonly string[])[] = [];

  const lookAtWaiting = (): void => {
    inspectors.forEach((inspector, index) => {
      for (const cells of waiting) inspector.add(cells[index] ?? '');
    });
    waiting.length = 0;
  };

  return {
    add: (row) => {
      if (isBlankRow(row) || (headerRow !== null && row.number < headerRow)) return;
      if (header === null && (headerRow === null || row.number === headerRow)) {
        header = row;
        inspectors = row.cells.map(createColumnInspector);
        return;
      }
      if (header === null) return;
      rows += 1;
      if (firstRows.length < ROWS_FOR_CHOICE) firstRows.push(row.cells);
      waiting.push(row.cells);
      if (waiting.length * inspectors.length >= MAX_WAITING_CELLS) lookAtWaiting();
    },
    results: () => {
      lookAtWaiting();
      const names = nameColumns(header?.cells ?? [], safeName);
      const byName = emailPlaceByName(names);
      const emailPlace = byName ?? emailPlaceByContent(names.length, firstRows);
      const keyNote = byName === null ? EMAIL_BY_CONTENT : EMAIL_BY_NAME;
      const columns = columnsByName(names, emailPlace);
      return {
        header: header?.number ?? null,
        rows,
        columns: describeColumns({ columns, names, inspectors, keyNote }),
      };
    },
  };
};

const EMAIL_BY_NAME: ColumnNote = {
  code: 'emailByName',
  text: 'Taken as the email column by its name.',
};
const EMAIL_BY_CONTENT: ColumnNote = {
  code: 'emailByContent',
  text: 'Taken as the email column because its values are email addresses.',
};

interface Described {
  readonly columns: readonly ImportColumn[];
  readonly names: readonly NamedColumn[];
  readonly inspectors: readonly ColumnInspector[];
  readonly keyNote: ColumnNote;
}

const describeColumns = ({
  columns,
  names,
  inspectors,
  keyNote,
}: Described): readonly InspectedColumn[] =>
  columns.flatMap((column, index) => {
    const named = names[index];
    const findings = inspectors[index]?.result();
    if (named === undefined || findings === undefined) return [];
    const isKey = column.role === 'email' || column.role === 'supporterId';
    const refusal = isKey ? null : refusalOf(column.header, findings);
    const { type, typeShare, filled, samples } = findings;
    return [
      {
        ...column,
        role: refusal === null ? column.role : 'leftOut',
        type,
        typeShare,
        filled,
        samples: refusal === null ? samples : [],
        notes: [
          ...(column.role === 'email' ? [keyNote] : []),
          ...(refusal === null ? [] : [refusal]),
          ...(isKey ? [] : nameNotes(named)),
          ...(isKey || refusal !== null ? [] : valueNotes(findings)),
        ],
        refused: refusal !== null,
      },
    ];
  });
