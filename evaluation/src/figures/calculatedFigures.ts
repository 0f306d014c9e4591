import type { CalculatedFigures, CalculatedPart, FieldType } from 'shared-kernel/model';
import type { Column } from '../columns/column';
import { countSearch } from '../columns/countSearch';
import { calculableSizes } from '../columns/derivedColumn';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import type { FieldDefinition } from '../values/fieldTable';
import { compileYear, type CompiledYear, type YearDefinitions } from '../year/compileYear';
import { calculatedReferences } from './calculatedReferences';
import { rankThresholds, shareThresholds } from './thresholds';

type Definitions = Pick<YearDefinitions, 'year' | 'today' | 'fields' | 'searches'>;

/**
 * What a count finds of each calculated field, by its id [E80]: each from those that were found before, so that a share
 * of a total is of the total as it is now. One on a cycle has no value. Null where it was stopped.
 */
export const calculatedFigures = (
  definitions: Definitions,
  snapshot: Snapshot,
  stop: () => boolean = () => false,
): ReadonlyMap<string, CalculatedFigures> | null => {
  const { ordered, cycleOf } = calculatedReferences(definitions.fields, definitions.searches);
  const found = new Map<string, CalculatedFigures>();
  for (const { name, calculated } of ordered) {
    if (stop()) return null;
    if (calculated === undefined) continue;
    const fields = withFigures(definitions.fields, found);
    found.set(
      calculated.id,
      cycleOf(name) === null
        ? figuresOf(name, { ...definitions, fields }, snapshot)
        : nothingOf(snapshot),
    );
  }
  return found;
};

/** Of one field that is on no cycle, from what is known of the others. */
export const figuresOf = (
  name: string,
  definitions: Definitions,
  snapshot: Snapshot,
): CalculatedFigures => {
  const compiled = compileYear({ ...definitions, screens: [] });
  const slot = compiled.table.slotByName.get(name) ?? -1;
  const calculated = compiled.table.fields[slot]?.calculated;
  if (calculated === undefined) return nothingOf(snapshot);
  const known = {
    ...nothingOf(snapshot),
    thresholds: thresholdsOf(calculated, slot, compiled, snapshot),
    total: totalOf(calculated, compiled, snapshot),
  };
  const fields = withFigures(definitions.fields, new Map([[calculated.id, known]]));
  const { table } = compileYear({ ...definitions, fields, searches: [], screens: [] });
  return { ...known, having: rowsWithValue(createYearColumns(table, snapshot).column(slot)) };
};

const nothingOf = ({ rowCount }: Snapshot): CalculatedFigures => ({
  supporters: rowCount,
  having: 0,
  thresholds: null,
  total: null,
});

/** The list with what a count found in the place of what an earlier one did. */
export const withFigures = (
  fields: readonly FieldDefinition[],
  figures: ReadonlyMap<string, CalculatedFigures>,
): readonly FieldDefinition[] =>
  fields.map((field) => {
    const { calculated } = field;
    if (calculated === undefined) return field;
    const found = figures.get(calculated.id);
    return found === undefined
      ? field
      : { ...field, calculated: { ...calculated, figures: found } };
  });

const totalOf = (
  { calculation }: CalculatedPart,
  compiled: CompiledYear,
  snapshot: Snapshot,
): number | null => {
  if (calculation.kind !== 'searchTotal') return null;
  const search = compiled.definitions.searches.find(({ id }) => id === calculation.searchId);
  return search === undefined ? null : countSearch(compiled, snapshot, search).total;
};

const thresholdsOf = (
  { calculation }: CalculatedPart,
  slot: number,
  { table }: CompiledYear,
  snapshot: Snapshot,
): CalculatedFigures['thresholds'] => {
  if (calculation.kind !== 'share' && calculation.kind !== 'rank') return null;
  const [source = -1] = table.calculated.get(slot)?.sources ?? [];
  const column = createYearColumns(table, snapshot).column(source);
  if (column === undefined) return null;
  const sorted = sortedSizes(column, table.fields[source]?.type ?? 'unknown');
  const supporters = calculation.among === 'all' ? snapshot.rowCount : sorted.length;
  return calculation.kind === 'share'
    ? shareThresholds({ sorted, supporters }, calculation.of)
    : rankThresholds({ sorted, supporters });
};

/** What all supporters' values compare by, upwards. */
const sortedSizes = (column: Column, type: FieldType): Float64Array => {
  const sizes = calculableSizes(column, type);
  const all = new Float64Array(column.codes.length);
  let length = 0;
  for (const code of column.codes) {
    const size = sizes[code] ?? NaN;
    if (code === 0 || Number.isNaN(size)) continue;
    all[length] = size;
    length += 1;
  }
  return all.subarray(0, length).sort();
};

const rowsWithValue = (column: Column | undefined): number => {
  let rows = 0;
  for (const code of column?.codes ?? []) if (code !== 0) rows += 1;
  return rows;
};
