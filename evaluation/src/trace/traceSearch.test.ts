import fc from 'fast-check';
import { asId, type Condition, type SearchId } from 'shared-kernel/model';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { compile, rawFields, searches } from '../testing/arbitraries';
import { data, page, reference, search, year2026 } from '../testing/definitions';
import { isGroupTrace, type ConditionTrace, type NodeTrace, type SearchTrace } from './searchTrace';
import { traceSearch } from './traceSearch';

const leafTraces = (traces: readonly NodeTrace[]): readonly ConditionTrace[] =>
  traces.flatMap((one) => (isGroupTrace(one) ? leafTraces(one.conditions) : [one]));

const everyTrace = (trace: SearchTrace): readonly SearchTrace[] => [
  trace,
  ...leafTraces(trace.conditions).flatMap(({ search: nested }) =>
    nested === null ? [] : everyTrace(nested),
  ),
];

describe('[E52] a trace', () => {
  it('comes to the count of the search, and so do those within it', () => {
    fc.assert(
      fc.property(searches, rawFields, (definitions, fields) => {
        const compiled = compile(definitions);
        const { searchCounts } = evaluateSupporter(compiled, { fields });
        for (const { id } of definitions) {
          const trace = traceSearch(compiled, id, { fields });
          for (const one of trace === null ? [] : everyTrace(trace)) {
            expect(one.count).toBe(searchCounts[one.id]);
            expect(one.passed).toBe(one.count > 0);
          }
          expect(trace?.id).toBe(id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of an edited search comes to its count once saved', () => {
    fc.assert(
      fc.property(searches, rawFields, (definitions, fields) => {
        const compiled = compile(definitions);
        for (const stored of definitions) {
          expect(traceSearch(compile([]), stored, { fields })?.id).toBe(stored.id);
          expect(traceSearch(compiled, stored, { fields })).toEqual(
            traceSearch(compiled, stored.id, { fields }),
          );
        }
      }),
    );
  });

  it('says of every condition what its fields say', () => {
    fc.assert(
      fc.property(searches, rawFields, (definitions, fields) => {
        const compiled = compile(definitions);
        for (const { id } of definitions) {
          const traced = traceSearch(compiled, id, { fields })?.conditions ?? [];
          for (const one of leafTraces(traced)) {
            expect(one.passed).toBe(one.count > 0);
            if (one.fields.length > 0) expect(one.count).toBe(countOfFields(one));
            for (const { passed, reason, raw } of one.fields) {
              if (reason === 'met') expect(passed).toBe(true);
              if (reason === 'missing') expect(raw).toBeNull();
            }
          }
        }
      }),
    );
  });

  it('of many searches that share references stays small', () => {
    const chain = Array.from({ length: 60 }, (_, depth) =>
      search(
        `s${depth}`,
        depth === 0 ? [page('PET')] : [reference(`s${depth - 1}`), reference(`s${depth - 1}`)],
      ),
    );
    const compiled = year2026({ fields: { PET: 'action' }, searches: chain });
    const trace = traceSearch(compiled, asId<SearchId>('s59'), { fields: { PET: '01/06/2026' } });
    expect(trace?.count).toBe(2 ** 59);
    const [one, other] = leafTraces(trace?.conditions ?? []);
    expect(one?.search).toBe(other?.search);
  });

  it('of a search that is not there is none', () => {
    expect(traceSearch(year2026({}), asId<SearchId>('gone'), { fields: {} })).toBeNull();
  });
});

const countOfFields = ({ condition, fields }: ConditionTrace): number => {
  const passed = fields.filter((field) => field.passed).length;
  const isNegated = condition.fieldType === 'page' && condition.pageAction === 'notCompleted';
  return isNegated ? Number(passed === 0) : passed;
};

const FIELDS = {
  'PET A': 'action',
  'PET B': 'action',
  Joined: 'date',
  Gift: 'donation',
  City: 'string',
} as const;

const traceOf = (one: Condition, raw: Readonly<Record<string, string>> = {}): ConditionTrace => {
  const compiled = year2026({
    fields: FIELDS,
    searches: [search('signed', [page('PET A')]), search('circular', [reference('circular')])],
  });
  const trace = traceSearch(compiled, search('draft', [one]), { fields: raw });
  return leafTraces(trace!.conditions)[0]!;
};

describe('[E53] each value has its reason', () => {
  it.each([
    ['met', page('PET A'), { 'PET A': '01/06/2026' }],
    ['missing', page('PET A'), { 'PET A': ' ' }],
    ['unreadable', page('PET A'), { 'PET A': 'signed' }],
    ['outsideYear', page('PET A'), { 'PET A': '01/06/2020' }],
    ['onExcludedBound', page('PET A'), { 'PET A': '31/12/2025' }],
    ['onExcludedBound', page('PET A'), { 'PET A': '01/01/2027' }],
    ['met', page('PET A', { pageCheckDate: false }), { 'PET A': '31/12/2025' }],
    ['notMet', data('Gift', '>', '20'), { Gift: '20' }],
    ['missing', data('Gift', '<', '20'), {}],
    ['unreadable', data('Gift', '<', '20'), { Gift: 'lots' }],
    ['emptyDataValue', data('Gift', '<', ''), { Gift: '5' }],
    ['unreadableDataValue', data('Joined', '<', '2026-06-01'), { Joined: '1/6/2026' }],
    ['met', data('Gift', 'notEmpty'), { Gift: 'lots' }],
  ] as const)('%s', (reason, one, raw) => {
    expect(traceOf(one, raw).fields[0]?.reason).toBe(reason);
  });

  it('and is shown as it was imported and as it was read', () => {
    const raw = 'CREDIT_X~success::12.50';
    expect(traceOf(data('Gift', '>', '20'), { Gift: raw }).fields).toEqual([
      {
        name: 'Gift',
        type: 'donation',
        raw,
        printed: '12.5',
        passed: false,
        reason: 'notMet',
        nearMiss: null,
      },
    ]);
  });

  it('for every field that a fuzzy name hits', () => {
    const trace = traceOf(page('PET', { dataIdMatch: 'fuzzy' }), { 'PET B': '01/06/2026' });
    expect(trace.fields.map(({ name, passed }) => [name, passed])).toEqual([
      ['PET A', false],
      ['PET B', true],
    ]);
  });
});

describe('[E54] each condition has its reason', () => {
  it.each([
    ['unknownField', data('Gone', '!=', 'x')],
    ['wrongFieldType', page('City')],
    ['noFuzzyMatch', page('Nothing', { dataIdMatch: 'fuzzy' })],
    ['unknownSearch', reference('gone')],
    ['cycle', reference('circular', '<', '1')],
    ['notMet', reference('signed')],
    ['met', reference('signed', '<', '1')],
    ['emptyDataValue', reference('signed', '>', '')],
    ['met', page('PET A', { pageAction: 'notCompleted' })],
  ] as const)('%s', (reason, one) => {
    expect(traceOf(one).reason).toBe(reason);
  });

  it.each([
    ['cycle', [reference('subject')], 'all'],
    ['invalidMatch', [page('PET A')], 'some'],
    ['noConditions', [], 'all'],
    ['notMet', [page('PET A')], 'any'],
    ['met', [page('PET A', { pageAction: 'notCompleted' })], 'any'],
  ] as const)('and each search: %s', (reason, conditions, match) => {
    const compiled = year2026({ fields: FIELDS });
    const trace = traceSearch(compiled, search('subject', conditions, match), { fields: {} });
    expect(trace?.reason).toBe(reason);
  });
});

describe('[E55] a near miss', () => {
  it.each([
    ['onExcludedBound', page('PET A'), { 'PET A': '31/12/2025' }],
    ['fewDaysOutside', page('PET A'), { 'PET A': '24/12/2025' }],
    ['fewDaysOutside', page('PET A'), { 'PET A': '08/01/2027' }],
    [null, page('PET A'), { 'PET A': '23/12/2025' }],
    ['unreadable', page('PET A'), { 'PET A': '2026-06-01' }],
    ['equalsBound', data('Gift', '>', '20'), { Gift: '20' }],
    ['fewPercentOff', data('Gift', '>', '20'), { Gift: '19' }],
    ['fewPercentOff', data('Gift', '==', '123456789012345671'), { Gift: '123456789012345670' }],
    [null, data('Gift', '>', '20'), { Gift: '18.99' }],
    ['equalsBound', data('Joined', '<', '1/6/2026'), { Joined: '1/6/2026' }],
    ['fewDaysOff', data('Joined', '<', '28/2/2028'), { Joined: '6/3/2028' }],
    [null, data('Joined', '<', '28/2/2028'), { Joined: '7/3/2028' }],
    ['differsInCase', data('City', '==', 'Oban'), { City: ' ÓBAN ' }],
    [null, data('City', '!=', 'Oban'), { City: 'Oban' }],
    [null, data('Gift', '>', '20'), {}],
    [null, data('Gift', '>', '20'), { Gift: '21' }],
  ] as const)('%s', (nearMiss, one, raw) => {
    const trace = traceOf(one, raw);
    expect(trace.fields[0]?.nearMiss).toBe(nearMiss);
    expect(trace.isNearMiss).toBe(nearMiss !== null);
  });

  it('is none of a field that was not to be completed', () => {
    const trace = traceOf(page('PET', { dataIdMatch: 'fuzzy', pageAction: 'notCompleted' }), {
      'PET A': '31/12/2025',
      'PET B': '01/06/2026',
    });
    expect(trace.fields.map(({ nearMiss }) => nearMiss)).toEqual([null, null]);
    expect(trace).toMatchObject({ passed: false, isNearMiss: false });
  });

  it('is an all-search that lacks one condition', () => {
    const nearMissWith = (gift: string, match: string) => {
      const conditions = [data('Gift', '>', '20'), data('City', 'notEmpty'), page('PET A')];
      const subject = search('subject', conditions, match);
      const raw = { Gift: gift, City: 'Oban' };
      return traceSearch(year2026({ fields: FIELDS }), subject, { fields: raw })?.isNearMiss;
    };
    expect(nearMissWith('30', 'all')).toBe(true);
    expect(nearMissWith('3', 'all')).toBe(false);
    expect(nearMissWith('30', 'any')).toBe(false);
  });
});
