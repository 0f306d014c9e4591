import fc from 'fast-check';
import { printCount } from './printCount';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234, '-1,234'],
  [1_234_567, '1,234,567'],
  [12.5, '12.5'],
  [NaN, 'NaN'],
])('%d is %s', (count, printed) => {
  expect(printCount(count)).toBe(printed);
});

it('prints what browsers print in British English', () => {
  const format = new Intl.NumberFormat('en-GB');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(printCount(count)).toBe(format.format(count));
    }),
  );
});

it('asks the browser for nothing', () => {
  const asked = jest.spyOn(Intl, 'NumberFormat');
  expect(printCount(1_234_567)).toBe('1,234,567');
  expect(asked).not.toHaveBeenCalled();
});
