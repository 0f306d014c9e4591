import type { FieldType } from 'shared-kernel/model';
import type { CalculatedPlan } from '../values/calculatedPlan';
import { firstPlaceFrom, sizesAs, type Column } from './column';
import { createColumnBuilder } from './columnBuilder';
import type { Snapshot } from './snapshot';

/** A source of a calculated field: its column read as the list's type; undefined where nobody has a value. */
export interface SourceColumn {
  readonly column: Column | undefined;
  readonly type: FieldType;
}

/** [E77] What a calculated field comes to for each row, as if it had been imported. */
export const derivedColumn = (
  { calculate }: CalculatedPlan,
  type: FieldType,
  sources: readonly SourceColumn[],
  rowCount: number,
): Column => {
  const builder = createColumnBuilder();
  const readers = sources.map(sizeReader);
  const sizes = new Float64Array(sources.length);
  for (let row = 0; row < rowCount; row += 1) {
    for (let index = 0; index < readers.length; index += 1)
      sizes[index] = readers[index]?.(row) ?? NaN;
    builder.add(row, calculate(sizes));
  }
  return builder.finish(type, rowCount);
};

/** Of one row after the other. */
const sizeReader = ({ column, type }: SourceColumn): ((row: number) => number) => {
  if (column === undefined) return () => NaN;
  const { rows, codes } = column;
  const sizes = calculableSizes(column, type);
  if (rows === null) return (row) => sizes[codes[row] ?? 0] ?? NaN;
  let place = firstPlaceFrom(rows, 0);
  return (row) => {
    while ((rows[place] ?? Infinity) < row) place += 1;
    return rows[place] === row ? (sizes[codes[place] ?? 0] ?? NaN) : NaN;
  };
};

/** What each code compares by: of texts 1, which is all that a calculation asks of them [E78]. */
export const calculableSizes = (column: Column, type: FieldType): Float64Array => {
  const sizes = sizesAs(column, type);
  if (sizes !== null) return sizes;
  const texts = new Float64Array(column.dictionary.length).fill(1);
  texts[0] = NaN;
  return texts;
};

/** Columns that were derived are kept while their snapshot is: a live count asks for them at every key. */
const MOST_KEPT = 50;
const derived = new WeakMap<Snapshot, Map<string, Column>>();

/** The same column for plans that say the same of one snapshot. */
export const keptColumn = (
  snapshot: Snapshot,
  key: string,
  type: FieldType,
  derive: () => Column,
): Column => {
  const kept = derived.get(snapshot) ?? new Map<string, Column>();
  derived.set(snapshot, kept);
  const name = `${type} ${key}`;
  const column = kept.get(name) ?? derive();
  kept.delete(name);
  kept.set(name, column);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return column;
};
