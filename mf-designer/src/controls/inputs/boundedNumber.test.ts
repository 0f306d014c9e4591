import { boundedNumber, PADDING, PERCENT } from './boundedNumber';

it.each([
  ['0', 0],
  [' 33.3 ', 33.3],
  ['100', 100],
  ['100.1', null],
  ['-1', null],
  ['', null],
  ['ten', null],
  ['1e1', null],
  ['33,5', 33.5],
  ['1,000.5', null],
  ['1,5,5', null],
  [',5', null],
])('[S5] %j percent is %j', (text, number) => {
  expect(boundedNumber(text, PERCENT)).toBe(number);
});

it('[S5] padding ends at 50 px', () => {
  expect(boundedNumber('50', PADDING)).toBe(50);
  expect(boundedNumber('51', PADDING)).toBeNull();
});
