import { onEachNewDay } from './onEachNewDay';

afterEach(() => {
  jest.useRealTimers();
});

it('calls a minute after each midnight in UTC, until it is stopped', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T22:00:00Z') });
  const called: string[] = [];
  const stop = onEachNewDay(() => called.push(new Date().toISOString()));
  jest.advanceTimersByTime(26 * 60 * 60 * 1000 + 2 * 60_000);
  expect(called).toEqual(['2026-11-24T00:01:00.000Z', '2026-11-25T00:01:00.000Z']);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for this day’s minute where it is started within it', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T00:00:30Z') });
  const call = jest.fn();
  const stop = onEachNewDay(call);
  jest.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
});

it('calls soon after the machine wakes on another day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T18:00:00Z') });
  const call = jest.fn();
  const stop = onEachNewDay(call);
  jest.setSystemTime(new Date('2026-11-25T08:00:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
});
