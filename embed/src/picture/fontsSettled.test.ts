import { fontsSettled } from './fontsSettled';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calls back when fonts have settled that come after so long; null: never. */
function settleAfter(comesAfterMs: number | null): jest.Mock {
  const settled = jest.fn();
  const ready = new Promise<never>((resolve) => {
    if (comesAfterMs !== null) setTimeout(resolve, comesAfterMs);
  });
  void fontsSettled({ ready }).then(settled);
  return settled;
}

it('a picture waits for its fonts', async () => {
  const settled = settleAfter(2_500);
  await jest.advanceTimersByTimeAsync(2_499);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

it('a picture waits for four seconds at most', async () => {
  const settled = settleAfter(null);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});
