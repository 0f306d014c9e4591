import { failed, succeeded, type ImportMapping, type Result } from 'shared-kernel/model';
import { columnsByMapping, columnsByName } from '../columns/columnRoles';
import type { ImportColumn } from '../columns/importColumn';
import { emailPlaceByContent, emailPlaceByName, ROWS_FOR_CHOICE } from '../columns/keyColumns';
import { nameColumns, type NamedColumn } from '../columns/nameColumns';
import { importFault, missingHeader, type ImportFault } from '../importFault';
import { isBlankScanned } from './blankRow';
import { rowOfScanned } from './rowOfScanned';
import { copyOfRow, type ScannedRow } from './rowScanner';
import {
  createSupporterRows,
  type ReadRows,
  type RowOptions,
  type SupporterRows,
} from './supporterRows';

export interface TableOptions extends RowOptions {
  /** From 1; otherwise the email column is found by its name, else by the values of the first rows (D2c). */
  readonly emailPosition?: number;
  /** What a person decided about all columns; goes before `emailPosition`. */
  readonly mapping?: ImportMapping;
}

export interface ReadTable extends ReadRows {
  readonly columns: readonly ImportColumn[];
}

export interface Table {
  readonly add: (row: ScannedRow) => void;
  readonly results: () => Result<ReadTable, ImportFault>;
}

type Stage =
  | { readonly kind: 'header' }
  | {
      readonly kind: 'choosing';
      readonly names: readonly NamedColumn[];
      readonly waiting: ScannedRow[];
    }
  | {
      readonly kind: 'reading';
      readonly columns: readonly ImportColumn[];
      readonly rows: SupporterRows;
    }
  | { readonly kind: 'refused'; readonly fault: ImportFault };

/** Takes the header from its row, else the first one that is not blank, then the rows below it. */
export const createTable = (
  headerRow: number | null,
  { emailPosition, mapping, ...options }: TableOptions,
): Table => {
  let stage: Stage = { kind: 'header' };

  const takeHeader = (row: ScannedRow): Stage => {
    const { cells } = rowOfScanned(row);
    if (mapping !== undefined) {
      const columns = columnsByMapping(cells, mapping);
      return columns.ok ? startReading(columns.value, []) : refuse(columns.error);
    }
    const names = nameColumns(cells);
    if (emailPosition !== undefined) return choose(names, emailPosition - 1, []);
    const place = emailPlaceByName(names);
    return place === null ? { kind: 'choosing', names, waiting: [] } : choose(names, place, []);
  };

  const chooseByContent = ({ names, waiting }: Extract<Stage, { kind: 'choosing' }>): Stage => {
    const rows = waiting.map((row) => rowOfScanned(row).cells);
    return choose(names, emailPlaceByContent(names.length, rows), waiting);
  };

  const choose = (
    names: readonly NamedColumn[],
    emailPlace: number | null,
    waiting: readonly ScannedRow[],
  ): Stage => {
    if (emailPlace === null || names[emailPlace] === undefined) {
      return refuse(importFault('import/no-email-column'));
    }
    return startReading(columnsByName(names, emailPlace), waiting);
  };

  const startReading = (
    columns: readonly ImportColumn[],
    waiting: readonly ScannedRow[],
  ): Stage => {
    const rows = createSupporterRows(columns, options);
    for (const row of waiting) rows.add(row);
    return { kind: 'reading', columns, rows };
  };

  const add = (row: ScannedRow): void => {
    if (isBlankScanned(row) || (headerRow !== null && row.number < headerRow)) return;
    if (stage.kind === 'header') {
      const isThere = headerRow === null || row.number === headerRow;
      stage = isThere ? takeHeader(row) : refuse(missingHeader(headerRow));
    } else if (stage.kind === 'choosing') {
      stage.waiting.push(copyOfRow(row));
      if (stage.waiting.length >= ROWS_FOR_CHOICE) stage = chooseByContent(stage);
    } else if (stage.kind === 'reading') {
      stage.rows.add(row);
    }
  };

  return {
    add,
    results: () => {
      const last = stage.kind === 'choosing' ? chooseByContent(stage) : stage;
      if (last.kind === 'reading') {
        return succeeded({ columns: last.columns, ...last.rows.results() });
      }
      if (last.kind === 'refused') return failed(last.fault);
      return failed(missingHeader(headerRow));
    },
  };
};

const refuse = (fault: ImportFault): Stage => ({ kind: 'refused', fault });
