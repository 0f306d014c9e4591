import { MATCH_FAULT_CODES, type ConditionCounts } from 'shared-kernel/model';
import { aCondition, aYear } from 'shared-kernel/testing';
import { conditionHints } from './conditionHints';

const page = aCondition({ dataId: 'walk', dataIdMatch: 'fuzzy' });
const miles = aCondition({ fieldType: 'data', dataId: 'Miles', dataEqualsOperator: '<' });
const counts: ConditionCounts = {
  id: page.id,
  count: 40,
  funnel: 40,
  missingOnly: 0,
  fuzzyNames: [],
  onExcludedBounds: 0,
  fault: null,
};
const textsOf = (condition: typeof page, parts: Partial<ConditionCounts>) =>
  conditionHints(condition, { ...counts, ...parts }, aYear()).map(({ text }) => text);

it('has nothing to say where nothing surprises', () => {
  expect(textsOf(aCondition({ dataId: 'Walk' }), {})).toEqual([]);
});

it('names the pages that a fuzzy name hits, the first six of many', () => {
  expect(textsOf(page, { fuzzyNames: ['Spring walk', 'Autumn walk'] })).toEqual([
    'Looks at 2 pages: “Spring walk” and “Autumn walk”.',
  ]);
  const many = Array.from({ length: 9 }, (_, index) => `walk ${String(index)}`);
  expect(textsOf(page, { fuzzyNames: many })[0]).toMatch(
    /^Looks at 9 pages: .*“walk 5” and 3 more\.$/,
  );
});

it('says how many pass only because the value is missing', () => {
  expect(textsOf(miles, { missingOnly: 12 })).toEqual([
    '12 only because the value is missing or cannot be read, which “is less than” lets pass.',
  ]);
  expect(textsOf(miles, { missingOnly: 40 })[0]).toMatch(/^All of them only because/);
});

it('names the excluded days that actions fall on', () => {
  expect(textsOf(page, { onExcludedBounds: 1 })).toEqual([
    '1 action falls exactly on 31\u00a0December\u00a02025 or 1\u00a0January\u00a02027, the two days around the year, and so outside of it.',
  ]);
});

it('has a sentence for every fault, but those that the name’s input shows itself', () => {
  for (const fault of MATCH_FAULT_CODES) {
    const shown = conditionHints(miles, { ...counts, fault }, aYear());
    const said = fault !== 'unknownField' && fault !== 'wrongFieldType';
    expect(shown.filter(({ tone }) => tone === 'warning')).toHaveLength(said ? 1 : 0);
  }
});
