import { newestRequestId } from './newestRequestId';

it('is higher than any before, even within a millisecond and when the clock is set back', () => {
  const first = newestRequestId(1_800_000_000_000);
  expect(first).toBe(1_800_000_000_000);
  expect(newestRequestId(1_800_000_000_000)).toBeGreaterThan(first);
  expect(newestRequestId(1_700_000_000_000)).toBeGreaterThan(first + 1);
});
