import fc from 'fast-check';
import { dayOfInput, isoDay, localDay } from './isoDay';

describe('a day of a date input', () => {
  it('is read as it was written', () => {
    const day = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const read = dayOfInput(iso);
        expect(read).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect(read && isoDay(read)).toBe(iso);
      }),
    );
  });

  it.each(['', '2026-11', '21/11/2026', '12026-11-21', '2026-02-30'])(
    'is none for “%s”',
    (text) => {
      expect(dayOfInput(text)).toBeNull();
    },
  );
});

it('today is taken from the person’s own calendar', () => {
  expect(localDay(new Date(2026, 10, 21, 23, 59))).toEqual({ year: 2026, month: 11, day: 21 });
});
