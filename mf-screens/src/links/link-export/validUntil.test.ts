import { civilDay, dayOfInput, daysAfter, isoDay, proposedValidUntil } from './validUntil';

it('proposes 90 days', () => {
  expect(isoDay(proposedValidUntil({ year: 2026, month: 11, day: 21 }))).toBe('2027-02-19');
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s and %i days are %s', (from, days, to) => {
  const day = dayOfInput(from);
  expect(day && isoDay(daysAfter(day, days))).toBe(to);
});

it.each(['', '2026-11', '21/11/2026', '12026-11-21'])('“%s” is no day of a date input', (text) => {
  expect(dayOfInput(text)).toBeNull();
});

it('takes today from the person’s own calendar', () => {
  expect(civilDay(new Date(2026, 10, 21, 23, 59))).toEqual({ year: 2026, month: 11, day: 21 });
});
