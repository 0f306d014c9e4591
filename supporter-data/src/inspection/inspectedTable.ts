import type { ColumnNote, InspectedColumn } from 'shared-kernel/model';
import { columnsByName } from '../columns/columnRoles';
import type { ImportColumn } from '../columns/importColumn';
import { emailPlaceByContent, emailPlaceByName, ROWS_FOR_CHOICE } from '../columns/keyColumns';
import { nameColumns, type NamedColumn } from '../columns/nameColumns';
import { isBlankScanned } from '../rows/blankRow';
import type { Row } from '../rows/row';
import { rowOfScanned } from '../rows/rowOfScanned';
import type { ScannedRow } from '../rows/rowScanner';
import { createColumnInspector, type ColumnInspector } from './columnInspector';
import { createDifferentCells, type DifferentCells } from './differentCells';
import { nameNotes } from './nameNotes';
import { safeName } from './safeName';
import { refusalOf } from './sensitiveColumn';
import { valueNotes } from './valueNotes';
import { createWaitingCells } from '../rows/waitingCells';

export interface InspectedTable {
  readonly add: (row: ScannedRow) => void;
  readonly results: () => {
    /** The number of its row; null where the text has none. */
    readonly header: number | null;
    /** None where the text has no header. */
    readonly columns: readonly InspectedColumn[];
    /** Without the header and blank lines. */
    readonly rows: number;
  };
}

/** Takes the header from its row, else the first one that is not blank, then looks at every cell below it. */
export const createInspectedTable = (headerRow: number | null): InspectedTable => {
  let header: Row | null = null;
  let inspectors: readonly ColumnInspector[] = [];
  let different: readonly DifferentCells[] = [];
  let waiting = createWaitingCells(1);
  let rows = 0;
  /** For finding the email column by content. */
  const firstRows: (readonly string[])[] = [];

  const countWaiting = (): void => {
    different.forEach((cells, column) => {
      cells.addAll(waiting.cellsOf(column));
      if (cells.isFull()) lookAt(column);
    });
    waiting.clear();
  };

  const lookAt = (column: number): void => {
    const inspector = inspectors[column];
    different[column]?.take((cell, times) => inspector?.add(cell, times));
  };

  const takeHeader = (row: Row): void => {
    header = row;
    inspectors = row.cells.map(createColumnInspector);
    different = row.cells.map(() => createDifferentCells(row.cells.length));
    waiting = createWaitingCells(row.cells.length);
  };

  return {
    add: (row) => {
      if ((headerRow !== null && row.number < headerRow) || isBlankScanned(row)) return;
      if (header === null) {
        if (headerRow === null || row.number === headerRow) takeHeader(rowOfScanned(row));
        return;
      }
      rows += 1;
      if (firstRows.length < ROWS_FOR_CHOICE) firstRows.push(rowOfScanned(row).cells);
      waiting.add(row, rows - 1);
      if (waiting.isFull()) countWaiting();
    },
    results: () => {
      countWaiting();
      inspectors.forEach((_, column) => lookAt(column));
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
