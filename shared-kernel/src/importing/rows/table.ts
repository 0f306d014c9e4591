import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { ImportColumn } from '../columns/importColumn';
import {
  emailPlaceByContent,
  emailPlaceByName,
  idPlaceByName,
  ROWS_FOR_CHOICE,
} from '../columns/keyColumns';
import { nameColumns, type NamedColumn } from '../columns/nameColumns';
import { importFault, type ImportFault } from '../importFault';
import type { Row } from './parseRows';
import { createSupporterRows, type ReadRows, type SupporterRows } from './supporterRows';

export interface ReadTable extends ReadRows {
  readonly columns: readonly ImportColumn[];
}

export interface Table {
  readonly add: (row: Row) => void;
  readonly results: () => Result<ReadTable, ImportFault>;
}

type Stage =
  | { readonly kind: 'header' }
  | { readonly kind: 'choosing'; readonly names: readonly NamedColumn[]; readonly waiting: Row[] }
  | {
      readonly kind: 'reading';
      readonly columns: readonly ImportColumn[];
      readonly rows: SupporterRows;
    }
  | { readonly kind: 'refused' };

/**
 * Takes the first row that is not blank as header, then rows. The e-mail column is the one that a person
 * chose (a position from 1), else is found by its name, else by the values of the first rows (D2c).
 */
export const createTable = (chosenEmailPosition: number | null): Table => {
  let stage: Stage = { kind: 'header' };

  const add = (row: Row): void => {
    if (row.cells.every((cell) => cell.trim() === '')) return;
    if (stage.kind === 'header') {
      stage = takeHeader(row, chosenEmailPosition);
      return;
    }
    if (stage.kind === 'choosing') {
      stage.waiting.push(row);
      if (stage.waiting.length >= ROWS_FOR_CHOICE) stage = chooseByContent(stage);
      return;
    }
    if (stage.kind === 'reading') stage.rows.add(row);
  };

  return {
    add,
    results: () => {
      const last = stage.kind === 'choosing' ? chooseByContent(stage) : stage;
      if (last.kind === 'header') return failed(importFault('import/no-header'));
      if (last.kind !== 'reading') return failed(importFault('import/no-email-column'));
      return succeeded({ columns: last.columns, ...last.rows.results() });
    },
  };
};

const takeHeader = ({ cells }: Row, chosenEmailPosition: number | null): Stage => {
  const names = nameColumns(cells);
  if (chosenEmailPosition !== null) return startReading(names, chosenEmailPosition - 1, []);
  const place = emailPlaceByName(names);
  return place === null ? { kind: 'choosing', names, waiting: [] } : startReading(names, place, []);
};

const chooseByContent = ({ names, waiting }: Extract<Stage, { kind: 'choosing' }>): Stage => {
  const rows = waiting.map(({ cells }) => cells);
  const place = emailPlaceByContent(names.length, rows);
  return place === null ? { kind: 'refused' } : startReading(names, place, waiting);
};

const startReading = (
  names: readonly NamedColumn[],
  emailPlace: number,
  waiting: readonly Row[],
): Stage => {
  if (names[emailPlace] === undefined) return { kind: 'refused' };
  const columns = giveRoles(names, emailPlace);
  const rows = createSupporterRows(columns);
  for (const row of waiting) rows.add(row);
  return { kind: 'reading', columns, rows };
};

const giveRoles = (names: readonly NamedColumn[], emailPlace: number): readonly ImportColumn[] => {
  const idPlace = idPlaceByName(names);
  const roleOf = (place: number, name: string): ImportColumn['role'] => {
    if (place === emailPlace) return 'email';
    if (place === idPlace) return 'supporterId';
    return name === '' ? 'nameless' : 'field';
  };
  return names.map((column, place) => ({
    ...column,
    position: place + 1,
    role: roleOf(place, column.name),
  }));
};
