import { aCondition } from 'shared-kernel/testing';
import { conditionFaults, isFaulty } from './conditionFaults';

const page = aCondition({ dataId: 'Spring walk' });
const data = aCondition({ fieldType: 'data', dataId: 'Town', dataEqualsOperator: '==' });

it('a name is invalid when empty', () => {
  expect(conditionFaults({ ...page, dataId: ' ' }).dataId).toBe(true);
  expect(conditionFaults(page).dataId).toBe(false);
});

it('a value is invalid when empty', () => {
  expect(conditionFaults(data).dataValue).toBe(true);
  expect(conditionFaults({ ...data, dataValue: 'Oslo' }).dataValue).toBe(false);
});

it('notEmpty needs no value', () => {
  expect(isFaulty({ ...data, dataEqualsOperator: 'notEmpty' })).toBe(false);
});

it('a page condition needs no value, whatever operator is stored', () => {
  expect(isFaulty({ ...page, dataEqualsOperator: '==' })).toBe(false);
});

it('the count of a search needs a value', () => {
  const search = aCondition({ dataType: 'search', dataId: 's', dataEqualsOperator: '>' });
  expect(conditionFaults(search).dataValue).toBe(true);
});
