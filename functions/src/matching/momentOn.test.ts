import { momentOn } from './momentOn';

const DAY = { year: 2026, month: 6, day: 30 };
const at = (moment: string): Date => new Date(moment);

it('is now as long as the day lasts that was counted', () => {
  expect(momentOn(DAY, at('2026-06-30T23:59:59.999Z'))).toEqual(at('2026-06-30T23:59:59.999Z'));
  expect(momentOn(null, at('2026-07-01T00:00:00Z'))).toEqual(at('2026-07-01T00:00:00Z'));
});

it('stays on that day where the count ends on the next one', () => {
  expect(momentOn(DAY, at('2026-07-01T00:00:00Z'))).toEqual(at('2026-06-30T23:59:59.999Z'));
  expect(momentOn(DAY, at('2026-07-02T12:00:00Z'))).toEqual(at('2026-06-30T23:59:59.999Z'));
});
