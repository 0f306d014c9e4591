import type { CivilDate, FieldType } from 'shared-kernel/model';
import type { FieldCheck } from '../conditions/conditionPlan';
import type { Verdict } from '../conditions/verdict';
import type { FieldDefinition, FieldTable } from '../values/fieldTable';
import { readValue } from '../values/typedValue';
import { readingsAs, type Codes, type Column } from './column';
import { derivedColumn, keptColumn, type SourceColumn } from './derivedColumn';
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
  /** The column of a slot, of a calculated field too; undefined where nobody has a value. */
  column(slot: number): Column | undefined;
  judged(check: FieldCheck, isAskedFor: (verdict: Verdict) => boolean): JudgedColumn;
  /** Where the field of a slot has a value at all, readable or not; reads no text. */
  present(slot: number): JudgedColumn;
  /**
   * What each value under a name is classed as, read as a placeholder reads it: through the list's type or, for a name
   * that is not in the list, its own (D1).
   */
  classed(name: string, classes: ValueClasses): JudgedColumn;
}

/** A number from 0 to 255 for each kind of value. */
export interface ValueClasses {
  readonly absent: number;
  /** There is a text, and it cannot be read as the type. */
  readonly unreadable: number;
  readonly ofNumber: (number: number) => number;
  /** null: of every day what it is of texts. */
  readonly ofDay: ((day: CivilDate) => number) | null;
  readonly ofText: number;
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
  table: FieldTable,
  snapshot: Snapshot,
  mostVerdictBytes: number = MOST_VERDICT_BYTES,
): YearColumns => {
  const { fields, slotByName, calculated } = table;
  const { fields: listed, columns, rowCount } = snapshot;
  let verdictBytes = 0;
  const columnByName = new Map<string, Column>();
  listed.forEach(({ name }, index) => {
    const column = columns[index];
    if (column !== undefined && !columnByName.has(name)) columnByName.set(name, column);
  });
  const hold = (column: Column): Uint8Array => {
    verdictBytes += column.dictionary.length;
    if (verdictBytes > mostVerdictBytes) throw new TooManyVerdicts();
    return new Uint8Array(column.dictionary.length);
  };
  const columnOf = (slot: number): Column | undefined => {
    const { name, type } = fields[slot] ?? NO_FIELD;
    const plan = calculated.get(slot);
    if (plan === undefined) return columnByName.get(name);
    return keptColumn(snapshot, plan.key, type, () =>
      derivedColumn(plan, type, plan.sources.map(sourceOf), rowCount),
    );
  };
  const sourceOf = (slot: number): SourceColumn => ({
    column: columnOf(slot),
    type: fields[slot]?.type ?? 'unknown',
  });
  return {
    rowCount,
    column: columnOf,
    judged: ({ slot, judge }, isAskedFor) => {
      const field = fields[slot];
      const column = columnOf(slot);
      if (field === undefined || column === undefined) {
        return { ...NO_VALUES, verdicts: Uint8Array.of(isAskedFor(judge(false, null)) ? 1 : 0) };
      }
      const readingOf = readingsAs(column, field.type);
      const verdicts = hold(column);
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
    classed: (name, classes) => {
      const slot = slotByName.get(name);
      const column = slot === undefined ? columnByName.get(name) : columnOf(slot);
      if (column === undefined) return { ...NO_VALUES, verdicts: Uint8Array.of(classes.absent) };
      const type = slot === undefined ? 'unknown' : (fields[slot]?.type ?? 'unknown');
      const classOf = classOfCode(column, type, classes);
      const verdicts = hold(column);
      verdicts[0] = classes.absent;
      for (let code = 1; code < verdicts.length; code += 1) verdicts[code] = classOf(code);
      return { rows: column.rows, codes: column.codes, verdicts };
    },
  };
};

/** From the sizes that a column holds as far as they say it: a million donations are slow to read again. */
const classOfCode = (
  { dictionary, sizes, type: columnType }: Column,
  type: FieldType,
  { unreadable, ofNumber, ofDay, ofText }: ValueClasses,
): ((code: number) => number) => {
  const isNumber = type === 'number' || type === 'donation';
  if (type === 'string') return () => ofText;
  if (sizes !== null && columnType === type && (isNumber || ofDay === null)) {
    return (code) => {
      const size = sizes[code] ?? NaN;
      if (Number.isNaN(size)) return unreadable;
      return isNumber ? ofNumber(size) : ofText;
    };
  }
  return (code) => {
    const value = readValue(type, dictionary.at(code) ?? '');
    if (value === null) return unreadable;
    if (value.kind === 'number') return ofNumber(value.number);
    return value.kind === 'day' && ofDay !== null ? ofDay(value.date) : ofText;
  };
};

const NO_FIELD: FieldDefinition = { name: '', type: 'unknown' };
const NO_VALUES = { rows: new Uint32Array(0), codes: new Uint8Array(0) } as const;
