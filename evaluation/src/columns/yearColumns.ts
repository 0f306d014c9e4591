import type { CivilDate, FieldType } from 'shared-kernel/model';
import type { FieldCheck } from '../conditions/conditionPlan';
import type { Verdict } from '../conditions/verdict';
import type { FieldDefinition, FieldTable } from '../values/fieldTable';
import { readValue } from '../values/typedValue';
import type { Codes, Column } from './column';
import { comparableColumn, type ComparableColumn } from './comparableColumn';
import { derivedColumn, keptColumn, type SourceColumn } from './derivedColumn';
import type { Snapshot } from './snapshot';

/** What is said of each different value of a column: judged once, then looked up by every row. */
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
  judged(check: FieldCheck, isAskedFor: IsAskedFor): JudgedColumn;
  /** How many supporters of the year have a value, or none, of which a check says what is asked for. */
  supporters(check: FieldCheck, isAskedFor: IsAskedFor): number;
  /** Where the field of a slot has a value at all, readable or not; reads no text. */
  present(slot: number): JudgedColumn;
  /**
   * What each value under a name is classed as, read as a placeholder reads it: through the list's type or, for a name
   * that is not in the list, its own (D1).
   */
  classed(name: string, classes: ValueClasses): JudgedColumn;
}

type IsAskedFor = (verdict: Verdict) => boolean;

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
  const hold = (length: number): Uint8Array => {
    verdictBytes += length;
    if (verdictBytes > mostVerdictBytes) throw new TooManyVerdicts();
    return new Uint8Array(length);
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
  const comparableOf = (slot: number): ComparableColumn | undefined => {
    const field = fields[slot];
    const column = columnOf(slot);
    return field && column && comparableColumn(column, field.type);
  };
  return {
    rowCount,
    column: columnOf,
    judged: ({ slot, judge }, isAskedFor) => {
      const column = comparableOf(slot);
      if (column === undefined) {
        return { ...NO_VALUES, verdicts: Uint8Array.of(isAskedFor(judge(false, null)) ? 1 : 0) };
      }
      const { rows, codes, length } = column;
      const verdicts = hold(length);
      verdicts[0] = isAskedFor(judge(false, null)) ? 1 : 0;
      for (let code = 1; code < length; code += 1) {
        verdicts[code] = isAskedFor(judge(true, column.comparableOf(code))) ? 1 : 0;
      }
      return { rows, codes, verdicts };
    },
    supporters: ({ slot, judge }, isAskedFor) => {
      const column = comparableOf(slot);
      const ofNoValue = isAskedFor(judge(false, null));
      if (column === undefined) return ofNoValue ? rowCount : 0;
      const having = column.supporters(rowCount);
      let supporters = ofNoValue ? (having[0] ?? 0) : 0;
      for (let code = 1; code < column.length; code += 1)
        if (isAskedFor(judge(true, column.comparableOf(code)))) supporters += having[code] ?? 0;
      return supporters;
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
      const verdicts = hold(column.dictionary.length);
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
