import { act, fireEvent, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-30T23:59:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('follows on a page that stays open over midnight, night after night', () => {
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toEqual({ year: 2026, month: 12, day: 30 });
  act(() => jest.advanceTimersByTime(29_999));
  expect(result.current.day).toBe(30);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.day).toBe(31);
  act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toEqual({ year: 2027, month: 1, day: 1 });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('follows where it is looked at again on another day, after its timers slept', () => {
  const { result } = renderHook(useToday);
  const before = result.current;
  fireEvent.focus(window);
  expect(result.current).toBe(before);
  jest.setSystemTime(new Date('2027-01-04T08:00:00Z'));
  fireEvent(document, new Event('visibilitychange'));
  expect(result.current).toEqual({ year: 2027, month: 1, day: 4 });
});
