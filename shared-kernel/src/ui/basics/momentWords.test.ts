import fc from 'fast-check';
import { momentWords } from './momentWords';

const now = new Date(2026, 2, 14, 15, 0);

it('names a moment of today by its time alone', () => {
  expect(momentWords(new Date(2026, 2, 14, 9, 5), now)).toBe('09:05');
});

it('adds the day of another day, and the year of another year', () => {
  expect(momentWords(new Date(2026, 2, 1, 14, 5), now)).toBe('1\u00a0Mar,\u00a014:05');
  expect(momentWords(new Date(2025, 11, 31, 23, 59), now)).toBe(
    '31\u00a0Dec\u00a02025,\u00a023:59',
  );
});

it('names moments as browsers name them in British English', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const moments = fc.date({
    min: new Date(1990, 0, 1),
    max: new Date(2025, 11, 31),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(momentWords(moment, now).replaceAll('\u00a0', ' ')).toBe(format.format(moment));
    }),
  );
});
