import fc from 'fast-check';
import {
  AMONG,
  asId,
  ROUNDINGS,
  SHARES_OF,
  SHOWN_OF,
  type CalculatedFigures,
  type Calculation,
  type ChosenFields,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { evaluateColumns } from '../columns/evaluateColumns';
import { retypeSnapshot } from '../columns/retypeSnapshot';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { BLOCK_ROWS } from '../columns/counts';
import { fillText } from '../placeholders/fillText';
import { placeholderContext } from '../placeholders/placeholderContext';
import { anyCondition, FIELDS, people } from '../testing/arbitraries';
import { data, page, search, year2026 } from '../testing/definitions';
import { createMatchTotals } from '../totals/matchTotals';
import { traceSearch } from '../trace/traceSearch';
import { compileYear, type CompiledYear } from '../year/compileYear';
import { evaluateSupporter, evaluationState } from '../year/evaluateSupporter';

const names = (...list: readonly string[]): ChosenFields => ({ by: 'names', names: list });
const prefix = (text: string): ChosenFields => ({ by: 'prefix', prefix: text });

const FEW: CalculatedFigures = { supporters: 40, having: 40, thresholds: null, total: null };

/** The value of one calculated field for a supporter with these raw fields. */
const worked = (
  calculation: Calculation,
  raw: Readonly<Record<string, string>>,
  figures: CalculatedFigures | null = null,
  types = {},
): string => {
  const year = year2026({
    fields: {
      Jan: 'donation',
      Feb: 'number',
      Seen: 'date',
      'PET A': 'action',
      City: 'string',
      ...types,
    },
    calculated: { Worked: { calculation, figures } },
  });
  const context = placeholderContext(year, evaluationState(year, { fields: raw }));
  return fillText('{field|Worked|0|none|none}', context);
};

describe('[E78] each kind', () => {
  const sum: Calculation = { kind: 'sum', fields: names('Jan', 'Feb'), isMoney: true };

  it('sums the numbers that can be read, without what binary arithmetic adds', () => {
    expect(worked(sum, { Jan: '0.1', Feb: '0.2' })).toBe('0.3');
    expect(worked(sum, { Jan: 'CREDIT_x~success::1,000.50', Feb: 'lots' })).toBe('1000.5');
    expect(worked(sum, { Jan: '0' })).toBe('0');
    expect(worked(sum, { Jan: '-5', Feb: '5' })).toBe('0');
  });

  it('has no value where none of its fields has one, or where it is too large to tell', () => {
    expect(worked(sum, { Jan: '', Feb: 'lots' })).toBe('none');
    expect(worked(sum, { Feb: '9007199254740993' })).toBe('none');
    expect(worked(sum, { Feb: '9'.repeat(400) })).toBe('none');
  });

  it('counts values, but for numbers that are 0', () => {
    const count: Calculation = {
      kind: 'count',
      fields: names('Jan', 'Feb', 'Seen', 'PET A', 'City'),
      withinYear: false,
    };
    expect(worked(count, {})).toBe('0');
    expect(worked(count, { Jan: '0', Feb: '3', City: ' x ', 'PET A': '01/01/1999' })).toBe('3');
  });

  it('counts days within the year alone where that is asked', () => {
    const count: Calculation = {
      kind: 'count',
      fields: names('PET A', 'Seen', 'City'),
      withinYear: true,
    };
    expect(worked(count, { 'PET A': '31/12/2025', Seen: '1/1/2026', City: 'Oban' })).toBe('1');
  });

  it('finds the largest, the latest and the first, or which field it is', () => {
    const raw = { 'Given Jan': '5', 'Given Feb': '12', Given: '12', Seen: '3/2/2026' };
    const types = { 'Given Jan': 'number', 'Given Feb': 'number', Given: 'number' };
    const largest = { kind: 'largest', fields: prefix('Given'), isMoney: false } as const;
    expect(worked({ ...largest, shows: 'value' }, raw, null, types)).toBe('12');
    expect(worked({ ...largest, shows: 'fieldName' }, raw, null, types)).toBe('Feb');
    const days = { fields: names('Seen', 'PET A'), withinYear: false, shows: 'value' } as const;
    const seen = { Seen: '3/2/2026', 'PET A': '04/12/2020' };
    expect(worked({ kind: 'latest', ...days }, seen)).toBe('3/2/2026');
    expect(worked({ kind: 'first', ...days }, seen)).toBe('4/12/2020');
    expect(worked({ kind: 'first', ...days, withinYear: true }, seen)).toBe('3/2/2026');
    expect(worked({ kind: 'latest', ...days, shows: 'fieldName' }, seen)).toBe('Seen');
    expect(worked({ kind: 'latest', ...days }, { Seen: 'never' })).toBe('none');
  });

  it('counts the full years up to the year’s last day', () => {
    const since: Calculation = { kind: 'yearsSince', field: 'Seen' };
    expect(worked(since, { Seen: '31/12/2016' })).toBe('10');
    expect(worked(since, { Seen: '1/6/2030' })).toBe('0');
    expect(worked(since, {})).toBe('none');
  });

  it('gives so much for so much, rounded as asked', () => {
    const rate = { kind: 'rate', field: 'Jan', gives: 3, per: 10 } as const;
    expect(worked({ ...rate, rounding: 'down' }, { Jan: '£25' })).toBe('7');
    expect(worked({ ...rate, rounding: 'nearest' }, { Jan: '£25' })).toBe('8');
    expect(worked({ ...rate, rounding: 'hundredths' }, { Jan: '£25.50' })).toBe('7.65');
    expect(worked({ ...rate, gives: 1, per: 0.1, rounding: 'down' }, { Jan: '0.7' })).toBe('7');
    expect(worked({ ...rate, rounding: 'down' }, {})).toBe('none');
  });

  it('reads shares and ranks from thresholds, and has none before a count', () => {
    const share: Calculation = { kind: 'share', field: 'Jan', of: 10, among: 'all' };
    const ofTenths = { ...FEW, thresholds: [null, null, 5, 10] };
    expect(worked(share, { Jan: '5' }, ofTenths)).toBe('2');
    expect(worked(share, { Jan: '5.01' }, ofTenths)).toBe('3');
    expect(worked(share, { Jan: '500' }, ofTenths)).toBe('4');
    expect(worked(share, {}, ofTenths)).toBe('none');
    expect(worked(share, { Jan: '5' }, FEW)).toBe('none');
    expect(worked(share, { Jan: '5' })).toBe('none');
    const rank: Calculation = { kind: 'rank', field: 'Jan', among: 'having' };
    const ofRank = { ...FEW, thresholds: [null, 100, 50, 1] };
    expect(worked(rank, { Jan: '1000' }, ofRank)).toBe('2');
    expect(worked(rank, { Jan: '50' }, ofRank)).toBe('3');
    expect(worked(rank, { Jan: '0' }, ofRank)).toBe('4');
  });

  it('is the same search total for everybody', () => {
    const total: Calculation = { kind: 'searchTotal', searchId: asId<SearchId>('a') };
    expect(worked(total, {}, { ...FEW, total: 412 })).toBe('412');
    expect(worked(total, {})).toBe('none');
  });

  it('leaves out fields that are gone or of another type, and says so', () => {
    const year = year2026({
      fields: { Jan: 'donation', City: 'string' },
      calculated: {
        Worked: { calculation: { ...sum, fields: names('Jan', 'City', 'Gone') } },
      },
    });
    expect(
      evaluationState(year, { fields: { Jan: '5', City: '7' } }).values.valueOf('Worked'),
    ).toMatchObject({ number: 5 });
    expect(year.problems.map(({ code, id }) => [code, id])).toEqual([
      ['calculated/wrong-type', 'Worked'],
      ['calculated/unknown-field', 'Worked'],
    ]);
  });
});

describe('[E77] a calculated field', () => {
  const year = year2026({
    fields: { 'Gift Jan': 'donation', 'Gift Feb': 'donation' },
    calculated: {
      'Gift total': { calculation: { kind: 'sum', fields: prefix('Gift'), isMoney: true } },
      Saplings: {
        calculation: { kind: 'rate', field: 'Gift total', gives: 3, per: 10, rounding: 'down' },
      },
    },
    searches: [
      search('planted', [data('Saplings', '>=', '3')]),
      search('gifts', [data('Gift', '>', '0', { dataIdMatch: 'fuzzy' })]),
    ],
  });
  const giver = { fields: { 'Gift Jan': '10', 'Gift Feb': '5' } };

  it('is found by its full name, by conditions and placeholders', () => {
    const state = evaluationState(year, giver);
    expect(evaluateSupporter(year, giver).searchCounts).toMatchObject({ planted: 1 });
    const text = fillText(
      '{field|Gift total|0|moneyPounds|} {field|Saplings|0|numberOfTimes|}',
      placeholderContext(year, state),
    );
    expect(text).toBe('£15 4 times');
  });

  it('is not found by a part of its name', () => {
    const gifts = traceSearch(year, asId<SearchId>('gifts'), giver);
    expect(gifts?.conditions).toMatchObject([
      { fields: [{ name: 'Gift Jan' }, { name: 'Gift Feb' }] },
    ]);
  });

  it('shows in a trace what it came to', () => {
    expect(traceSearch(year, asId<SearchId>('planted'), giver)?.conditions).toMatchObject([
      { fields: [{ name: 'Saplings', raw: '4', printed: '4' }] },
    ]);
  });

  it('gives way to an imported field of its name, wherever that stands in the list', () => {
    const { definitions } = year2026({
      fields: { Jan: 'number', Feb: 'number' },
      calculated: { Taken: { calculation: { kind: 'sum', fields: names('Feb'), isMoney: false } } },
    });
    const fields = [...definitions.fields.slice(2), { name: 'Taken', type: 'number' as const }];
    const taken = compileYear({ ...definitions, fields });
    const { values } = evaluationState(taken, { fields: { Taken: '7', Feb: '1' } });
    expect(values.valueOf('Taken')).toMatchObject({ number: 7 });
  });
});

describe('[E79] cycles', () => {
  const sumOf = (field: string): { calculation: Calculation } => ({
    calculation: { kind: 'sum', fields: names(field), isMoney: false },
  });

  it('leave every field on them without a value, and those that point at them with nothing to add', () => {
    const year = year2026({
      fields: { Jan: 'number' },
      calculated: { A: sumOf('B'), B: sumOf('A'), Own: sumOf('Own'), Points: sumOf('A') },
    });
    const { values } = evaluationState(year, { fields: { Jan: '5', A: '9' } });
    for (const name of ['A', 'B', 'Own', 'Points']) expect(values.valueOf(name)).toBeNull();
    expect(year.problems.map(({ code, id }) => [code, id])).toEqual([
      ['calculated/cycle', 'A'],
      ['calculated/cycle', 'B'],
      ['calculated/cycle', 'Own'],
    ]);
  });
});

const CALCULATED = ['Calc A', 'Calc B', 'Calc C', 'Calc D', 'PET calculated'];
const fieldName = fc.constantFrom(...Object.keys(FIELDS), ...CALCULATED, 'Gone');
const chosen: fc.Arbitrary<ChosenFields> = fc.oneof(
  fc.array(fieldName, { minLength: 1, maxLength: 4 }).map((list) => names(...list)),
  fc.constantFrom('PET', 'Gi', 'M', 'Calc', '').map(prefix),
);
const isMoney = fc.boolean();
const withinYear = fc.boolean();
const shows = fc.constantFrom(...SHOWN_OF);
const among = fc.constantFrom(...AMONG);
const calculation: fc.Arbitrary<Calculation> = fc.oneof(
  fc.record({ kind: fc.constant('sum' as const), fields: chosen, isMoney }),
  fc.record({ kind: fc.constant('count' as const), fields: chosen, withinYear }),
  fc.record({ kind: fc.constant('largest' as const), fields: chosen, isMoney, shows }),
  fc.record({ kind: fc.constant('latest' as const), fields: chosen, withinYear, shows }),
  fc.record({ kind: fc.constant('first' as const), fields: chosen, withinYear, shows }),
  fc.record({ kind: fc.constant('yearsSince' as const), field: fieldName }),
  fc.record({
    kind: fc.constant('rate' as const),
    field: fieldName,
    gives: fc.constantFrom(0.5, 3),
    per: fc.constantFrom(0.3, 10),
    rounding: fc.constantFrom(...ROUNDINGS),
  }),
  fc.record({
    kind: fc.constant('share' as const),
    field: fieldName,
    of: fc.constantFrom(...SHARES_OF),
    among,
  }),
  fc.record({ kind: fc.constant('rank' as const), field: fieldName, among }),
  fc.record({
    kind: fc.constant('searchTotal' as const),
    searchId: fc.constant(asId<SearchId>('a')),
  }),
);
const figures: fc.Arbitrary<CalculatedFigures | null> = fc.constantFrom(
  null,
  { ...FEW, thresholds: [null, 0, 5], total: 7 },
  { ...FEW, thresholds: [100, 3, 1], total: 0 },
);
const calculatedFields = fc
  .array(fc.record({ calculation, figures }), { maxLength: CALCULATED.length })
  .map((list) => Object.fromEntries(list.map((one, index) => [CALCULATED[index] ?? '', one])));

const conditions = fc.array(
  fc.oneof(
    anyCondition,
    fc
      .record({
        name: fc.constantFrom(...CALCULATED),
        operator: fc.constantFrom('==', '!=', '<', '>=', 'notEmpty'),
        operand: fc.constantFrom('0', '1', '5', '7', '2/2/2026', 'Oban', 'A'),
      })
      .map((one) => data(one.name, one.operator as '==', one.operand)),
    fc.constantFrom(...CALCULATED).map((name) => page(name)),
  ),
  { minLength: 1, maxLength: 3 },
);
const someSearches = fc
  .tuple(conditions, conditions)
  .map(([a, b]) => [search('a', a, 'any'), search('b', b)]);

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const byRows = (compiled: CompiledYear, supporters: readonly Supporter[]) => {
  const totals = createMatchTotals(compiled);
  for (const one of supporters) totals.add(one.email, evaluateSupporter(compiled, one));
  return totals.results();
};

describe('[E77] columns come to what rows come to', () => {
  it('for any calculated fields, cycles among them, of any supporters', () => {
    fc.assert(
      fc.property(calculatedFields, someSearches, people, (calculated, definitions, list) => {
        const compiled = year2026({ fields: FIELDS, calculated, searches: definitions });
        expect(evaluateColumns(compiled, snapshotOfSupporters(LISTED, list))).toEqual(
          byRows(compiled, list),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('where a field has since been given another type', () => {
    fc.assert(
      fc.property(calculatedFields, someSearches, people, (calculated, definitions, list) => {
        const compiled = year2026({ fields: FIELDS, calculated, searches: definitions });
        const snapshot = retypeSnapshot(
          snapshotOfSupporters(LISTED, list),
          new Map(LISTED.map(({ name }) => [name, 'string' as const])),
        );
        expect(evaluateColumns(compiled, snapshot)).toEqual(byRows(compiled, list));
      }),
    );
  });

  it('over many blocks, of full and of sparse columns', () => {
    const compiled = year2026({
      fields: { Full: 'number', Sparse: 'donation', Elsewhere: 'number' },
      calculated: {
        Sum: {
          calculation: {
            kind: 'sum',
            fields: names('Full', 'Sparse', 'Elsewhere'),
            isMoney: false,
          },
        },
        Count: {
          calculation: { kind: 'count', fields: names('Sum', 'Sparse'), withinYear: false },
        },
      },
      searches: [
        search('much', [data('Sum', '>', '290')]),
        search('both', [data('Count', '==', '2')]),
      ],
    });
    const list = Array.from({ length: BLOCK_ROWS * 2 + 5 }, (_, row) => ({
      email: `s${String(row)}@example.org`,
      supporterId: '',
      fields: { Full: String(row % 300), ...(row % 700 === 0 ? { Sparse: '£0.5' } : {}) },
    }));
    const snapshot = snapshotOfSupporters(
      [
        { name: 'Full', type: 'number' },
        { name: 'Sparse', type: 'donation' },
      ],
      list,
    );
    expect(snapshot.columns.map(({ rows }) => rows !== null)).toEqual([false, true]);
    const counted = evaluateColumns(compiled, snapshot);
    expect(counted).toEqual(byRows(compiled, list));
    expect(counted.searches.map(({ supportersMatched }) => supportersMatched > 0)).toEqual([
      true,
      true,
    ]);
  });
});
