import { act, renderHook } from '@testing-library/react';
import { usePolling } from './usePolling';

let hidden = false;

beforeEach(() => {
  hidden = false;
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('polls every interval while active and stops when no longer', async () => {
  const poll = jest.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ active }) => usePolling(active, poll, 2000), {
    initialProps: { active: true },
  });
  await pass(6000);
  expect(poll).toHaveBeenCalledTimes(3);

  rerender({ active: false });
  await pass(6000);
  expect(poll).toHaveBeenCalledTimes(3);
});

it('rests while the page is hidden and polls at once when it is seen again', async () => {
  const poll = jest.fn(() => Promise.resolve());
  renderHook(() => usePolling(true, poll, 2000));
  hidden = true;
  await pass(10_000);
  expect(poll).not.toHaveBeenCalled();

  hidden = false;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(poll).toHaveBeenCalledTimes(1);
});

it('never has two calls under way', async () => {
  const poll = jest.fn(() => new Promise<void>(() => undefined));
  renderHook(() => usePolling(true, poll, 2000));
  await pass(20_000);
  expect(poll).toHaveBeenCalledTimes(1);
});
