import { aCondition, aField } from 'shared-kernel/testing';
import { valueHint } from './valueHint';

const fields = [
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'Gift total', type: 'donation' }),
];
const data = aCondition({ fieldType: 'data' });

it('shows how a value of the named field is written', () => {
  expect(valueHint({ ...data, dataId: ' Joined ' }, fields)).toBe('D/M/YYYY');
  expect(valueHint({ ...data, dataId: 'Gift total' }, fields)).toBe('Amount, e.g. 25');
});

it('asks for a count where another search is compared', () => {
  expect(valueHint(aCondition({ dataType: 'search' }), fields)).toBe('Number of times');
});

it('shows nothing where the fields may be of several types, or of none', () => {
  expect(valueHint({ ...data, dataId: 'Joined', dataIdMatch: 'fuzzy' }, fields)).toBe('');
  expect(valueHint({ ...data, dataId: 'Nothing' }, fields)).toBe('');
});
