import { writingSince, type ImportWork } from './importWork';

const BEGAN = new Date('2026-12-01T09:00:00Z');
const after = (ms: number): Date => new Date(BEGAN.getTime() + ms);
const workAt = (at: Date | null) => ({ pace: at && { since: BEGAN, at } }) as ImportWork;

it('who goes on within a step of the store’s warming keeps the pace that was reached', () => {
  const noted = after(480_000);
  expect(writingSince(workAt(noted), after(779_999))).toEqual(BEGAN);
  expect(writingSince(workAt(noted), after(780_000))).toEqual(after(780_000));
  expect(writingSince(workAt(null), after(1))).toEqual(after(1));
});
