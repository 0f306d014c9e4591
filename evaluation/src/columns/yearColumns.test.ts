import type { FieldCheck } from '../conditions/conditionPlan';
import { listFields } from '../values/fieldTable';
import type { Texts } from './texts';
import { createYearColumns, TooManyVerdicts } from './yearColumns';
import { snapshotOfSupporters } from './snapshotBuilder';

const FIELDS = [{ name: 'City', type: 'string' }] as const;
const table = { ...listFields(FIELDS), calculated: new Map() };
const TOWNS = ['Oban', 'Lund', 'Turku', 'Bern'];
const town = (value: string, n: number) => ({
  email: `${String(n)}@example.org`,
  supporterId: '',
  fields: { City: value },
});
const snapshot = snapshotOfSupporters(FIELDS, TOWNS.map(town));

const check: FieldCheck = { slot: 0, judge: () => ({ passed: true, reason: 'met' }) };
const judgeTimes = (times: number, mostVerdictBytes: number): void => {
  const columns = createYearColumns(table, snapshot, mostVerdictBytes);
  for (let n = 0; n < times; n += 1) columns.judged(check, () => true);
};

describe('[E68] the verdicts of one question', () => {
  /** A byte for each town, and one for no town. */
  const each = TOWNS.length + 1;

  it('are held up to a limit over all its conditions', () => {
    expect(() => judgeTimes(3, 3 * each)).not.toThrow();
    expect(() => judgeTimes(3, 3 * each - 1)).toThrow(TooManyVerdicts);
  });

  it('are refused above 512 MiB, before they are made', () => {
    const [column] = snapshot.columns;
    if (column === undefined) throw new Error('There is a column');
    const columnsOf = (length: number) => {
      const dictionary: Texts = { length, at: () => undefined };
      return createYearColumns(table, { ...snapshot, columns: [{ ...column, dictionary }] });
    };
    const made = jest.spyOn(globalThis, 'Uint8Array').mockImplementation(() => {
      throw new RangeError('made');
    });
    try {
      const limit = 512 * 1024 * 1024;
      expect(() => columnsOf(limit).judged(check, () => true)).toThrow('made');
      expect(() => columnsOf(limit + 1).judged(check, () => true)).toThrow(TooManyVerdicts);
    } finally {
      made.mockRestore();
    }
  });
});
