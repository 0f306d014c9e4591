import { FIELD_TYPES, type Condition } from 'shared-kernel/model';
import { A_DAY, aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import { compileYear } from '../year/compileYear';
import { VALUE_REASONS } from '../conditions/verdict';
import { isGroupTrace, NEAR_MISSES, SEARCH_REASONS, type FieldTrace } from '../trace/searchTrace';
import { traceSearch } from '../trace/traceSearch';
import { conditionReasonWords, NEAR_MISS_WORDS, searchReasonWords, valueWords } from './traceWords';

const field: FieldTrace = {
  name: 'Walk',
  type: 'action',
  raw: null,
  printed: null,
  passed: false,
  reason: 'missing',
  nearMiss: null,
};
const page = aCondition({ dataId: 'Walk' });
const data = aCondition({ fieldType: 'data', dataId: 'Walk' });

it('has a sentence for every reason, type, kind and outcome', () => {
  for (const reason of VALUE_REASONS) {
    for (const type of FIELD_TYPES) {
      for (const passed of [true, false]) {
        for (const condition of [page, data]) {
          expect(valueWords(condition, { ...field, reason, type, passed })).toMatch(/^\S.*\w$/);
        }
      }
    }
  }
  for (const nearMiss of NEAR_MISSES) expect(NEAR_MISS_WORDS[nearMiss]).not.toBe('');
});

it('tells taking part from what must not be', () => {
  const met: FieldTrace = { ...field, reason: 'met', passed: true };
  expect(valueWords(page, met)).toBe('Took part within the year');
  expect(valueWords({ ...page, pageCheckDate: false }, met)).toBe('Took part');
  expect(valueWords({ ...page, pageAction: 'notCompleted' }, met)).toBe(
    'Took part within the year, which must not be',
  );
});

it('says that a missing or unreadable value passes, where it does', () => {
  const reading: FieldTrace = { ...field, type: 'number', passed: true };
  expect(valueWords(data, reading)).toBe('Missing, which this comparison lets pass');
  expect(valueWords(data, { ...reading, reason: 'unreadable' })).toBe(
    'Cannot be read as number, so it counts as missing, which this comparison lets pass',
  );
  expect(valueWords(data, { ...reading, passed: false })).toBe('Missing');
});

it.each([
  ['date', '31/10/2006', '>', '31/12/2025', '31/10/2006 is not after 31/12/2025'],
  ['date', '31/10/2006', '>=', '31/12/2025', '31/10/2006 is not on or after 31/12/2025'],
  ['action', '1/5/2026', '<', '01/05/2026', '1/5/2026 is not before 1/5/2026'],
  ['string', 'N', '==', ' Y ', '“N” is not “Y”'],
  ['string', 'N', '>=', 'Y', '“N” neither is nor sorts after “Y”'],
  ['number', '5', '!=', '5.0', '5 is 5, which must not be'],
  ['donation', '12', '>=', '50', '12 is not at least 50'],
] as const)(
  'says why a %s %s fails %s %s',
  (type, printed, dataEqualsOperator, dataValue, words) => {
    const condition: Condition = { ...data, dataEqualsOperator, dataValue };
    const failed: FieldTrace = { ...field, type, raw: printed, printed, reason: 'notMet' };
    expect(valueWords(condition, failed)).toBe(words);
  },
);

const traceOf = (match: string, ...conditions: Condition[]) =>
  traceSearch(
    compileYear({
      today: A_DAY,
      year: aYear(),
      fields: [aField({ name: 'Town' })],
      searches: [aSearch({ match, conditions })],
      screens: [],
    }),
    aSearch({ match, conditions }),
    { fields: { Town: 'Oslo' } },
  );
const town = aCondition({ fieldType: 'data', dataId: 'Town' });
const gone = aCondition({ fieldType: 'data', dataId: 'Gone' });

it.each([
  ['met', 'all', [town], 'Every condition is met, and the search counts 1.'],
  ['notMet', 'all', [town, gone], 'All conditions but one are met.'],
  ['notMet', 'all', [gone, gone], 'Not every condition is met.'],
  ['notMet', 'any', [gone, gone], 'None of the conditions is met.'],
  ['notMet', 'all', [gone], 'Its condition is not met.'],
  ['noConditions', 'all', [], 'A search without conditions matches nobody.'],
  ['invalidMatch', 'some', [town], 'The search has no valid match type, so it matches nobody.'],
] as const)('%s of %s', (reason, match, conditions, expected) => {
  const trace = traceOf(match, ...conditions);
  expect(trace).toMatchObject({ reason });
  expect(SEARCH_REASONS).toContain(reason);
  expect(trace && searchReasonWords(trace)).toBe(expected);
});

it('names what is wrong with a condition for everybody', () => {
  const [unknown] = traceOf('all', gone)?.conditions ?? [];
  expect(unknown && !isGroupTrace(unknown) && conditionReasonWords(unknown)).toBe(
    'The year’s data has no field “Gone”, so the value is missing.',
  );
});
