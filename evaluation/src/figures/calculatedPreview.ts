import type {
  CalculatedExample,
  CalculatedPreview,
  EditedCalculation,
  FieldType,
} from 'shared-kernel/model';
import { typeOfCalculation } from 'shared-kernel/model';
import { codeAt, type Column } from '../columns/column';
import { calculableSizes } from '../columns/derivedColumn';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns, type YearColumns } from '../columns/yearColumns';
import { createStableSample } from '../totals/stableSample';
import type { FieldTable } from '../values/fieldTable';
import { printValue, readValue } from '../values/typedValue';
import { compileYear, type YearDefinitions } from '../year/compileYear';
import { calculatedReferences } from './calculatedReferences';
import { figuresOf, withFigures } from './calculatedFigures';
import { cycleSentence } from './cycleSentence';

const SHOWN_EXAMPLES = 8;
const SHOWN_SOURCES = 12;

/** A new one has no name that anything could refer to yet. */
const UNNAMED = '\u0000';

/** What a calculated field would come to in the place of the stored one of its id [E80]. */
export const calculatedPreview = (
  definitions: Pick<YearDefinitions, 'year' | 'today' | 'fields' | 'searches'>,
  snapshot: Snapshot,
  { id, calculation }: EditedCalculation,
): CalculatedPreview => {
  const { fields, searches } = definitions;
  const name = fields.find(({ calculated }) => calculated?.id === id)?.name ?? UNNAMED;
  const edited = {
    name,
    type: typeOfCalculation(calculation),
    calculated: { id, calculation, figures: null },
  };
  const listed = [...fields.filter(({ calculated }) => calculated?.id !== id), edited];
  const cycle = calculatedReferences(listed, searches).cycleOf(name);
  const figures =
    cycle === null
      ? figuresOf(name, { ...definitions, fields: listed }, snapshot)
      : { supporters: snapshot.rowCount, having: 0, thresholds: null, total: null };

  const compiled = compileYear({
    ...definitions,
    fields: withFigures(listed, new Map([[id, figures]])),
    searches: [],
    screens: [],
  });
  const { table } = compiled;
  const columns = createYearColumns(table, snapshot);
  const slot = table.slotByName.get(name) ?? -1;
  const column = columns.column(slot);
  const sources = table.calculated.get(slot)?.sources ?? [];
  return {
    figures,
    zero: column === undefined ? 0 : zeros(column, edited.type),
    sources: sources.map((source) => table.fields[source]?.name ?? ''),
    examples: column === undefined ? [] : examplesOf(id, column, sources, table, columns, snapshot),
    problems: [
      ...(cycle === null ? [] : [cycleSentence(cycle.filter((one) => one !== UNNAMED))]),
      ...compiled.problems.flatMap((problem) =>
        problem.id === id && problem.code !== 'calculated/cycle' ? [problem.message] : [],
      ),
    ],
  };
};

const zeros = (column: Column, type: FieldType): number => {
  if (type === 'string' || type === 'date') return 0;
  const sizes = calculableSizes(column, type);
  let rows = 0;
  for (const code of column.codes) if (code !== 0 && sizes[code] === 0) rows += 1;
  return rows;
};

const examplesOf = (
  id: string,
  column: Column,
  sources: readonly number[],
  table: FieldTable,
  columns: YearColumns,
  { emails, emailHashes }: Snapshot,
): readonly CalculatedExample[] => {
  const sample = createStableSample<number>(id);
  const consider = (row: number): void => {
    const hash = emailHashes[row] ?? 0;
    if (sample.admits(hash)) sample.add(emails.at(row) ?? '', hash, row);
  };
  column.codes.forEach((code, index) => {
    if (code !== 0) consider(column.rows === null ? index : (column.rows[index] ?? 0));
  });
  return sample
    .entries()
    .slice(0, SHOWN_EXAMPLES)
    .map(({ email, value: row }) => ({
      supporterEmail: email,
      value: column.dictionary.at(codeAt(column, row)) ?? '',
      workedFrom: sources
        .flatMap((source) => {
          const { name = '', type = 'unknown' } = table.fields[source] ?? {};
          const value = printedAt(columns.column(source), row, type);
          return value === null ? [] : [{ name, value }];
        })
        .slice(0, SHOWN_SOURCES),
    }));
};

const printedAt = (column: Column | undefined, row: number, type: FieldType): string | null => {
  const code = column === undefined ? 0 : codeAt(column, row);
  const value = code === 0 ? null : readValue(type, column?.dictionary.at(code) ?? '');
  return value && printValue(value);
};
