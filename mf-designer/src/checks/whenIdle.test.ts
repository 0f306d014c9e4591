import { whenIdle } from './whenIdle';

beforeEach(() => {
  jest.useFakeTimers();
  // A browser that is never idle: it calls back when it must, and where nothing is said of that, never.
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
      options?.timeout === undefined ? 0 : setTimeout(work, options.timeout),
    cancelIdleCallback: clearTimeout,
  });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

it('works on in a browser that is never idle', () => {
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('is called off', () => {
  const work = jest.fn();
  whenIdle(work)();
  jest.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
});

it('works in a browser that knows no idle callbacks', () => {
  Object.assign(globalThis, { requestIdleCallback: undefined });
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
