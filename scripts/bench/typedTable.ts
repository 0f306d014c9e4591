import { readValue } from 'evaluation';
import { BENCH_FIELDS, benchRows } from './benchYear';

/** A value as other engines take it: a number, a day as year * 10,000 + month * 100 + day, a text, or none. */
export type TypedCell = number | string | null;

/** Every row with its cells typed beforehand, so that no other engine has to parse a text. */
export const typedTable = (rows: number): TypedCell[][] =>
  Array.from(benchRows(rows), ({ cells }) =>
    BENCH_FIELDS.map(({ type }, index): TypedCell => {
      const value = readValue(type, cells[index] ?? '');
      if (value === null) return null;
      if (value.kind === 'text') return value.text;
      return value.kind === 'day' ? value.order : value.number;
    }),
  );
