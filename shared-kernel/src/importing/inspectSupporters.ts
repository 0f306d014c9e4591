import {
  failed,
  succeeded,
  type ColumnNote,
  type ImportMapping,
  type InspectedColumn,
  type Result,
} from 'shared-kernel/model';
import { columnsByName } from './columns/columnRoles';
import type { ImportColumn } from './columns/importColumn';
import { emailPlaceByContent, emailPlaceByName, ROWS_FOR_CHOICE } from './columns/keyColumns';
import { nameColumns, type NamedColumn } from './columns/nameColumns';
import { importFault, MAX_COLUMNS, type ImportFault } from './importFault';
import { fitDocument } from './inspection/fitDocument';
import { createColumnInspector, type ColumnInspector } from './inspection/columnInspector';
import { nameNotes } from './inspection/nameNotes';
import { safeName } from './inspection/safeName';
import { refusalOf } from './inspection/sensitiveColumn';
import { valueNotes } from './inspection/valueNotes';
import type { Delimiter } from './recognising/delimiter';
import type { Encoding } from './recognising/encoding';
import { openText, type Chunks, type TextOptions } from './recognising/openText';
import { isBlankRow } from './rows/blankRow';
import { parseRows, type AfterPiece } from './rows/parseRows';
import type { Row } from './rows/rowParser';

export interface InspectOptions extends TextOptions {
  /** Waited for after each chunk: lets others have the thread, or gives up by throwing. */
  readonly afterPiece?: AfterPiece;
}

/** What a file holds, before anybody decided what goes in. */
export interface Inspection {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** One of them is the e-mail column where one is found by name or content. */
  readonly columns: readonly InspectedColumn[];
  /** Without the header and blank lines. */
  readonly rows: number;
}

/** Looks at every value of a file, so that a person can decide what each column is (D2a, D2c). */
export const inspectSupporters = async (
  chunks: Chunks,
  options: InspectOptions = {},
): Promise<Result<Inspection, ImportFault>> => {
  const text = await openText(chunks, options);
  if (!text.ok) return text;
  const { encoding, delimiter, pieces } = text.value;

  const table = createInspectedTable();
  const fault = await parseRows(pieces(), delimiter, table.add, options.afterPiece);
  if (fault !== null) return failed(fault);
  const { columns, rows } = table.results();
  if (columns.length === 0) return failed(importFault('import/no-header'));
  if (columns.length > MAX_COLUMNS) return failed(importFault('import/too-many-columns'));
  return succeeded({ encoding, delimiter, columns: fitDocument(columns), rows });
};

/** What goes in unless a person says otherwise: every column that is not refused; null without an e-mail column. */
export const suggestedMapping = (columns: readonly InspectedColumn[]): ImportMapping | null => {
  const positionOf = (role: InspectedColumn['role']): number | null =>
    columns.find((column) => column.role === role)?.position ?? null;
  const emailPosition = positionOf('email');
  if (emailPosition === null) return null;
  return {
    emailPosition,
    supporterIdPosition: positionOf('supporterId'),
    columns: columns.map(({ position, name, role }) => ({
      position,
      name,
      type: null,
      include: role === 'data',
    })),
  };
};

interface InspectedTable {
  readonly add: (row: Row) => void;
  readonly results: () => Pick<Inspection, 'columns' | 'rows'>;
}

const createInspectedTable = (): InspectedTable => {
  let header: readonly string[] | null = null;
  let inspectors: readonly ColumnInspector[] = [];
  let rows = 0;
  /** For finding the e-mail column by content. */
  const firstRows: (readonly string[])[] = [];

  return {
    add: (row) => {
      if (isBlankRow(row)) return;
      if (header === null) {
        header = row.cells;
        inspectors = row.cells.map(createColumnInspector);
        return;
      }
      rows += 1;
      if (firstRows.length < ROWS_FOR_CHOICE) firstRows.push(row.cells);
      inspectors.forEach((inspector, place) => inspector.add(row.cells[place] ?? ''));
    },
    results: () => {
      const names = nameColumns(header ?? [], safeName);
      const byName = emailPlaceByName(names);
      const emailPlace = byName ?? emailPlaceByContent(names.length, firstRows);
      const keyNote = byName === null ? EMAIL_BY_CONTENT : EMAIL_BY_NAME;
      const columns = columnsByName(names, emailPlace);
      return { rows, columns: describeColumns({ columns, names, inspectors, keyNote }) };
    },
  };
};

const EMAIL_BY_NAME: ColumnNote = {
  code: 'emailByName',
  text: 'Taken as the e-mail column by its name.',
};
const EMAIL_BY_CONTENT: ColumnNote = {
  code: 'emailByContent',
  text: 'Taken as the e-mail column because its values are e-mails.',
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
  columns.flatMap((column, place) => {
    const named = names[place];
    const findings = inspectors[place]?.result();
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
