import { dayBeside } from './dayBeside';
import { dayOfInput, isoDay } from './isoDay';

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s and %i days are %s', (from, days, to) => {
  const day = dayOfInput(from);
  expect(day && isoDay(dayBeside(day, days))).toBe(to);
});
