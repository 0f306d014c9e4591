import { warmRate } from './warmRate';

const BEGAN = new Date(Date.UTC(2026, 10, 1));
const after = (minutes: number): Date => new Date(BEGAN.getTime() + minutes * 60_000);

describe('the pace of a writer who goes on after others', () => {
  it('is that of a cold collection at first, and half of it more every five minutes', () => {
    expect([0, 4.9, 5, 10, 15].map((minutes) => warmRate(BEGAN, after(minutes)))).toEqual([
      500, 500, 750, 1_125, 1_687,
    ]);
  });

  it('is never more than a writer rises to, nor less than at first', () => {
    expect(warmRate(BEGAN, after(600))).toBe(10_000);
    expect(warmRate(after(60), BEGAN)).toBe(500);
  });
});
