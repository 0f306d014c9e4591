import {
  asId,
  FIELD_TYPES,
  ID_MATCHES,
  OPERATORS,
  PAGE_ACTIONS,
  type Condition,
  type SearchId,
} from 'shared-kernel/model';
import { aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import { conditionWords } from './conditionWords';
import { searchSentence } from './searchSentence';
import { wordScope } from './wordScope';

const fields = [
  aField({ name: 'Spring walk', type: 'action' }),
  aField({ name: 'Miles Walked', type: 'number' }),
  aField({ name: 'Miles Cycled', type: 'number' }),
  aField({ name: 'Appeal', type: 'donation' }),
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'Town', type: 'string' }),
];
const callers = aSearch({ id: asId<SearchId>('callers'), name: 'Callers' });
const scope = wordScope(aYear(), fields, [callers]);

const words = (parts: Partial<Condition>) => conditionWords(aCondition(parts), scope);
const data = (
  dataId: string,
  dataEqualsOperator: Condition['dataEqualsOperator'],
  dataValue = '',
) => words({ fieldType: 'data', dataId, dataEqualsOperator, dataValue });
const reference = (dataEqualsOperator: Condition['dataEqualsOperator'], dataValue: string) =>
  words({ dataType: 'search', dataId: 'callers', dataEqualsOperator, dataValue });

describe('a page condition', () => {
  it.each([
    [{ pageAction: 'completed' }, 'who completed “Spring walk” in 2026'],
    [{ pageAction: 'notCompleted' }, 'who did not complete “Spring walk” in 2026'],
    [{ dataIdMatch: 'fuzzy', dataId: 'walk' }, 'who completed any “…walk…” page in 2026'],
    [
      { dataIdMatch: 'fuzzy', dataId: 'walk', pageAction: 'notCompleted' },
      'who completed no “…walk…” page in 2026',
    ],
    [{ pageCheckDate: false }, 'who completed “Spring walk” at any time'],
    [{ dataId: ' ' }, 'who completed … in 2026'],
  ] as const)('%j', (parts, expected) => {
    expect(words({ dataId: 'Spring walk', ...parts })).toBe(expected);
  });
});

describe('a data condition', () => {
  it.each([
    ['Miles Walked', '==', '50', 'whose “Miles Walked” is 50'],
    ['Miles Walked', '!=', '50', 'whose “Miles Walked” is not 50 (or is missing)'],
    ['Miles Walked', '>', '50', 'whose “Miles Walked” is more than 50'],
    ['Miles Walked', '>=', '50', 'whose “Miles Walked” is at least 50'],
    ['Miles Walked', '<', '50', 'whose “Miles Walked” is less than 50 (or is missing)'],
    ['Miles Walked', '<=', '50', 'whose “Miles Walked” is at most 50 (or is missing)'],
    ['Miles Walked', '>=', ' ', 'whose “Miles Walked” is at least …'],
    ['Appeal', '>', '£20', 'who gave more than £20 in “Appeal”'],
    ['Appeal', '<', '£20', 'who gave less than £20 (or nothing) in “Appeal”'],
    ['Appeal', 'notEmpty', '', 'with a value in “Appeal”'],
    ['Joined', '>=', '1/4/2026', 'whose “Joined” is on or after 1\u00a0April\u00a02026'],
    ['Joined', '<', '31/2/2026', 'whose “Joined” is before 31/2/2026 (or is missing)'],
    ['Spring walk', '>', '01/04/2026', 'whose “Spring walk” is after 1\u00a0April\u00a02026'],
    ['Town', '==', ' Oslo ', 'whose “Town” is “Oslo”'],
    ['Town', '<', 'M', 'whose “Town” sorts before “M” (or is missing)'],
    ['No such', '>', '1', 'whose “No such” is more than 1'],
  ] as const)('%s %s %s', (name, operator, value, expected) => {
    expect(data(name, operator, value)).toBe(expected);
  });

  it('speaks of every field whose name contains a text in the words of their type', () => {
    const fuzzy = (dataId: string, dataValue: string) =>
      words({
        fieldType: 'data',
        dataIdMatch: 'fuzzy',
        dataId,
        dataEqualsOperator: '>',
        dataValue,
      });
    expect(fuzzy('Miles', '50')).toBe('with at least one “…Miles…” field that is more than 50');
    expect(fuzzy('oin', '1/2/2026')).toBe(
      'with at least one “…oin…” field that is after 1\u00a0February\u00a02026',
    );
  });
});

describe('a condition about a search', () => {
  it.each([
    ['>=', '1', 'who match “Callers”'],
    ['>', '0', 'who match “Callers”'],
    ['<', '1', 'who do not match “Callers”'],
    ['==', '0', 'who do not match “Callers”'],
    ['>=', '3', 'who match “Callers” at least 3 times'],
    ['==', '1', 'who match “Callers” exactly once'],
    ['<=', '2', 'who match “Callers” at most 2 times (or not at all)'],
    ['>', '', 'who match “Callers” more than … times'],
    ['notEmpty', '', 'who match “Callers”'],
  ] as const)('%s %s', (operator, value, expected) => {
    expect(reference(operator, value)).toBe(expected);
  });

  it('says when the search is gone', () => {
    expect(words({ dataType: 'search', dataId: 'gone', dataEqualsOperator: 'notEmpty' })).toBe(
      'who match a deleted search',
    );
  });
});

it('has words for every kind of condition, in every state of filling in', () => {
  const kinds: readonly Partial<Condition>[] = [
    ...PAGE_ACTIONS.map((pageAction) => ({ fieldType: 'page' as const, pageAction })),
    ...[...FIELD_TYPES, null].map((type) => ({
      fieldType: 'data' as const,
      dataId: fields.find((field) => field.type === type)?.name ?? 'No such',
    })),
    { dataType: 'search', dataId: 'callers' },
  ];
  for (const kind of kinds) {
    for (const dataIdMatch of ID_MATCHES) {
      for (const dataEqualsOperator of OPERATORS) {
        for (const dataValue of ['', '1', 'x', '1/1/2026']) {
          const spoken = words({ ...kind, dataIdMatch, dataEqualsOperator, dataValue });
          expect(spoken).toMatch(/^(who|whose|with) \S.*\S$/);
          expect(spoken).not.toMatch(/undefined|NaN| {2}/);
        }
      }
    }
  }
});

describe('a whole search', () => {
  const walk = aCondition({ dataId: 'Spring walk' });
  const miles = aCondition({
    fieldType: 'data',
    dataId: 'Miles Walked',
    dataEqualsOperator: '>=',
    dataValue: '50',
  });
  const town = aCondition({ fieldType: 'data', dataId: 'Town' });
  const sentence = (match: string, ...conditions: Condition[]) =>
    searchSentence({ match, conditions }, scope);

  it('joins by “and” where all are needed', () => {
    expect(sentence('all', walk, miles)).toBe(
      'Supporters who completed “Spring walk” in 2026 and whose “Miles Walked” is at least 50',
    );
  });

  it('joins by “or” where any will do', () => {
    expect(sentence('any', walk, miles, town)).toBe(
      'Supporters who completed “Spring walk” in 2026, whose “Miles Walked” is at least 50, or with a value in “Town”',
    );
  });

  it('says that no conditions match nobody', () => {
    expect(sentence('all')).toBe('No conditions yet, so it matches nobody');
  });

  it('says that a broken match matches nobody', () => {
    expect(sentence('some', walk)).toBe(
      'Neither “all” nor “any” of its conditions, so it matches nobody',
    );
  });
});

it('names a year that is not a calendar year by its days', () => {
  const financial = aYear({
    dateFrom: { year: 2026, month: 3, day: 31 },
    dateTo: { year: 2027, month: 4, day: 1 },
  });
  expect(wordScope(financial, [], []).withinYear).toBe(
    'from 1\u00a0April\u00a02026 to 31\u00a0March\u00a02027',
  );
});
