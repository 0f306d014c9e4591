import fc from 'fast-check';
import {
  AMONG,
  asId,
  SHARES_OF,
  type Calculation,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { data, reference, search, year2026 } from '../testing/definitions';
import { compileYear } from '../year/compileYear';
import { evaluationState } from '../year/evaluateSupporter';
import { calculatedFigures, withFigures } from './calculatedFigures';
import { calculatedPreview } from './calculatedPreview';
import { calculatedReferences } from './calculatedReferences';
import { FEWEST_RANKED } from './thresholds';

const LISTED = [{ name: 'Given', type: 'number' as const }];

const givers = (amounts: readonly (number | null)[]): readonly Supporter[] =>
  amounts.map((amount, row) => ({
    email: `s${String(row)}@example.org`,
    supporterId: '',
    fields: amount === null ? {} : { Given: String(amount) },
  }));

/** What the field `Worked` comes to for each supporter, from the figures of a count of all of them. */
const counted = (calculation: Calculation, amounts: readonly (number | null)[]) => {
  const { definitions } = year2026({
    fields: { Given: 'number' },
    calculated: { Worked: { calculation } },
  });
  const list = givers(amounts);
  const figures = calculatedFigures(definitions, snapshotOfSupporters(LISTED, list));
  if (figures === null) throw new Error('Nothing was counted');
  const compiled = compileYear({
    ...definitions,
    fields: withFigures(definitions.fields, figures),
  });
  return {
    figures: figures.get('Worked'),
    values: list.map((one) => {
      const value = evaluationState(compiled, one).values.valueOf('Worked');
      return value?.kind === 'number' ? value.number : null;
    }),
  };
};

const amounts = fc.array(fc.option(fc.integer({ min: -2, max: 30 }), { freq: 5 }), {
  minLength: FEWEST_RANKED,
  maxLength: 250,
});
const hasEnough = (list: readonly (number | null)[]): boolean =>
  list.filter((amount) => amount !== null).length >= FEWEST_RANKED;

describe('[E80] thresholds', () => {
  it('give each supporter the share that counting all others gives', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...SHARES_OF),
        fc.constantFrom(...AMONG),
        (list, of, among) => {
          fc.pre(hasEnough(list));
          const there = list.filter((amount) => amount !== null);
          const supporters = among === 'all' ? list.length : there.length;
          const { values } = counted({ kind: 'share', field: 'Given', of, among }, list);
          list.forEach((amount, row) => {
            if (amount === null) {
              expect(values[row]).toBeNull();
              return;
            }
            const less = there.filter((other) => other < amount).length + supporters - there.length;
            expect(values[row]).toBe(Math.min(of - 1, Math.floor((less * of) / supporters)));
          });
        },
      ),
    );
  });

  it('give each supporter the percent that their place gives', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...AMONG), (list, among) => {
        fc.pre(hasEnough(list));
        const there = list.filter((amount) => amount !== null);
        const supporters = among === 'all' ? list.length : there.length;
        const { values } = counted({ kind: 'rank', field: 'Given', among }, list);
        list.forEach((amount, row) => {
          if (amount === null) {
            expect(values[row]).toBeNull();
            return;
          }
          const place = 1 + there.filter((other) => other > amount).length;
          const percent = Array.from({ length: 100 }, (_, index) => index + 1).find(
            (one) => Math.floor((one * supporters) / 100) >= place,
          );
          expect(values[row]).toBe(percent);
        });
      }),
    );
  });

  it('are none where too few have a value', () => {
    const few = Array.from({ length: FEWEST_RANKED - 1 }, (_, row) => row);
    const share: Calculation = { kind: 'share', field: 'Given', of: 10, among: 'all' };
    const none = counted(share, [...few, null, null, null]);
    expect(none.figures?.thresholds).toBeNull();
    expect(new Set(none.values)).toEqual(new Set([null]));
    expect(counted(share, [...few, 5]).figures?.thresholds).toHaveLength(9);
  });
});

describe('[E80] figures', () => {
  const fifty = givers(Array.from({ length: 50 }, (_, row) => (row % 5 === 0 ? null : row)));
  const snapshot = snapshotOfSupporters(LISTED, fifty);
  const total = (id: string): Calculation => ({
    kind: 'searchTotal',
    searchId: asId<SearchId>(id),
  });

  it('are worked out each after those that it needs, however they are listed', () => {
    const { definitions } = year2026({
      fields: { Given: 'number' },
      calculated: {
        Crowd: { calculation: total('above') },
        Share: { calculation: { kind: 'share', field: 'Saplings', of: 10, among: 'having' } },
        Saplings: {
          calculation: { kind: 'rate', field: 'Given', gives: 3, per: 10, rounding: 'down' },
        },
      },
      searches: [search('above', [reference('half')]), search('half', [data('Share', '>=', '5')])],
    });
    const figures = calculatedFigures(definitions, snapshot);
    expect(figures?.get('Saplings')).toMatchObject({ supporters: 50, having: 40 });
    expect(figures?.get('Share')?.thresholds).toHaveLength(9);
    expect(figures?.get('Crowd')).toMatchObject({ total: 19, having: 50 });
  });

  it('[E79] find a cycle that leads through searches, and count nothing of it', () => {
    const { definitions } = year2026({
      fields: { Given: 'number' },
      calculated: { Crowd: { calculation: total('few') } },
      searches: [search('few', [data('Crowd', '<', '10')])],
    });
    expect(calculatedReferences(definitions.fields, definitions.searches).cycleOf('Crowd')).toEqual(
      ['Crowd', 'FEW'],
    );
    expect(calculatedFigures(definitions, snapshot)?.get('Crowd')).toMatchObject({
      total: null,
      having: 0,
    });
  });

  it('stop where they are told to', () => {
    const { definitions } = year2026({ calculated: { Crowd: { calculation: total('gone') } } });
    expect(calculatedFigures(definitions, snapshot, () => true)).toBeNull();
  });
});

describe('[E80] a preview', () => {
  const snapshot = snapshotOfSupporters(LISTED, givers([0, 10, null, 40]));
  const { definitions } = year2026({
    fields: { Given: 'number', City: 'string' },
    calculated: {
      Saplings: {
        calculation: { kind: 'rate', field: 'Given', gives: 3, per: 10, rounding: 'down' },
      },
      Twice: {
        calculation: { kind: 'rate', field: 'Saplings', gives: 2, per: 1, rounding: 'down' },
      },
    },
  });

  it('says how many would have a value, and shows some with what it is worked out of', () => {
    const preview = calculatedPreview(definitions, snapshot, {
      id: 'new',
      calculation: { kind: 'rate', field: 'Given', gives: 1, per: 5, rounding: 'down' },
    });
    expect(preview).toMatchObject({
      figures: { supporters: 4, having: 3 },
      zero: 1,
      sources: ['Given'],
      problems: [],
    });
    expect(preview.examples).toHaveLength(3);
    expect(preview.examples.find(({ value }) => value === '8')).toEqual({
      supporterEmail: 's3@example.org',
      value: '8',
      workedFrom: [{ name: 'Given', value: '40' }],
    });
  });

  it('stands in for the stored one, and names the cycle that it would make', () => {
    const preview = calculatedPreview(definitions, snapshot, {
      id: 'Saplings',
      calculation: {
        kind: 'sum',
        fields: { by: 'names', names: ['Twice', 'City'] },
        isMoney: false,
      },
    });
    expect(preview.problems).toEqual([
      'It would be worked out of itself: “Saplings” → “Twice” → “Saplings”',
      '“City” is of another type',
    ]);
    expect(preview.examples).toEqual([]);
  });
});
