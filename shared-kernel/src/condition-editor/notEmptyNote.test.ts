import { aCondition, aField } from 'shared-kernel/testing';
import { notEmptyNote } from './notEmptyNote';

const topValues = [
  { value: 'Yes', count: 61 },
  { value: 'No', count: 712 },
];
const fields = [
  aField({ name: 'Deceased', type: 'string', topValues }),
  aField({ name: 'Gifts', type: 'number', spread: { '0': 1200, '3': 7, none: 4 } }),
  aField({ name: 'Town', type: 'string', topValues: [{ value: 'Nottingham', count: 9 }] }),
];
const asking = (dataId: string, dataEqualsOperator: '==' | 'empty' | 'notEmpty') =>
  notEmptyNote(aCondition({ fieldType: 'data', dataId, dataEqualsOperator }), fields);

it.each(['empty', 'notEmpty'] as const)(
  '%s: a value that reads as nothing is named',
  (operator) => {
    expect(asking('Deceased', operator)).toBe('“No” is not empty either: 712 supporters');
    expect(asking('Gifts', operator)).toBe('“0” is not empty either: 1,200 supporters');
  },
);

it('says nothing where there is no such value, or another comparison', () => {
  expect(asking('Town', 'notEmpty')).toBeNull();
  expect(asking('Nowhere', 'notEmpty')).toBeNull();
  expect(asking('Deceased', '==')).toBeNull();
});
