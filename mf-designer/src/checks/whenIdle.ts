import type { WhenIdle } from './createScreenChecker';

/** A browser without idle callbacks gives the work a turn of its own. */
const TURN_MS = 30;
/** How long a browser that is never idle may put it off: some draw, and call nobody back. */
const MOST_MS = 500;

export const whenIdle: WhenIdle = (work) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, TURN_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(work, { timeout: MOST_MS });
  return () => {
    cancelIdleCallback(request);
  };
};
