import type { WhenIdle } from './createScreenChecker';

/** A browser without idle callbacks gives the work a turn of its own. */
const TURN_MS = 30;

export const whenIdle: WhenIdle = (work) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, TURN_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(request);
  };
};
