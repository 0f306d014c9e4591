import type { FieldCheck } from '../conditions/conditionPlan';
import type { Verdict } from '../conditions/verdict';
import type { FieldTable } from '../values/fieldTable';
import { readingsAs, type Codes, type Column } from './column';
import type { Snapshot } from './snapshot';

/** What a check says of each distinct value of its column: judged once, then looked up by every row. */
export interface JudgedColumn {
  readonly rows: Column['rows'];
  readonly codes: Codes;
  /** By code, 1 where the verdict is of the kind asked for. */
  readonly verdicts: Uint8Array;
}

/** A snapshot as the field list of a compiled year sees it. */
export interface YearColumns {
  readonly rowCount: number;
  judged(check: FieldCheck, isAskedFor: (verdict: Verdict) => boolean): JudgedColumn;
  /** Where the field of a slot has a value at all, readable or not; reads no text. */
  present(slot: number): JudgedColumn;
}

/** What all verdicts of one question may take: a byte for each different value of each field that a condition looks at. */
const MOST_VERDICT_BYTES = 512 * 1024 * 1024;

/** The conditions of one question look at more different values than may be held at a time [E68]. */
export class TooManyVerdicts extends Error {
  constructor() {
    super('The conditions look at too many different values');
    this.name = 'TooManyVerdicts';
  }
}

export const createYearColumns = (
  { fields }: FieldTable,
  { fields: listed, columns, rowCount }: Snapshot,
  mostVerdictBytes: number = MOST_VERDICT_BYTES,
): YearColumns => {
  let verdictBytes = 0;
  const columnByName = new Map<string, Column>();
  listed.forEach(({ name }, index) => {
    const column = columns[index];
    if (column !== undefined && !columnByName.has(name)) columnByName.set(name, column);
  });
  const columnOf = (slot: number): Column | undefined => columnByName.get(fields[slot]?.name ?? '');
  return {
    rowCount,
    judged: ({ slot, judge }, isAskedFor) => {
      const field = fields[slot];
      const column = columnOf(slot);
      if (field === undefined || column === undefined) {
        return { ...NO_VALUES, verdicts: Uint8Array.of(isAskedFor(judge(false, null)) ? 1 : 0) };
      }
      verdictBytes += column.dictionary.length;
      if (verdictBytes > mostVerdictBytes) throw new TooManyVerdicts();
      const readingOf = readingsAs(column, field.type);
      const verdicts = new Uint8Array(column.dictionary.length);
      verdicts[0] = isAskedFor(judge(false, null)) ? 1 : 0;
      for (let code = 1; code < verdicts.length; code += 1) {
        verdicts[code] = isAskedFor(judge(true, readingOf(code))) ? 1 : 0;
      }
      return { rows: column.rows, codes: column.codes, verdicts };
    },
    present: (slot) => {
      const column = columnOf(slot);
      if (column === undefined) return { ...NO_VALUES, verdicts: Uint8Array.of(0) };
      const verdicts = new Uint8Array(column.dictionary.length).fill(1);
      verdicts[0] = 0;
      return { rows: column.rows, codes: column.codes, verdicts };
    },
  };
};

const NO_VALUES = { rows: new Uint32Array(0), codes: new Uint8Array(0) } as const;
