/** From this long on a page counts as frozen, in milliseconds. */
export const BLOCKED_MS = 1_000;

/** Seconds by which frames are told apart, so that one loop is one fault. */
const STEPS = [30, 10, 5, 2, 1] as const;

/** What browsers say of a frame that took long; its scripts where they know them. */
export interface Frame {
  readonly duration: number;
  readonly scripts?: readonly FrameScript[];
}

interface FrameScript {
  readonly duration: number;
  readonly sourceURL: string;
  readonly sourceFunctionName: string;
  readonly sourceCharPosition: number;
}

const TYPES = ['long-animation-frame', 'longtask'] as const;

/** Tells of long frames from now on, where the browser does. */
export function observeFrames(note: (frame: Frame) => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const type = TYPES.find((one) => PerformanceObserver.supportedEntryTypes.includes(one));
  if (type === undefined) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  });
  observer.observe({ type });
  return () => {
    observer.disconnect();
  };
}

/** Nobody sees a page that is hidden stand still. */
export const isBlocked = ({ duration }: Frame): boolean =>
  duration >= BLOCKED_MS && !document.hidden;

export function blockedWords({ duration, scripts = [] }: Frame): {
  readonly message: string;
  readonly stack: string;
} {
  const seconds = STEPS.find((step) => duration >= step * 1_000) ?? 1;
  // Those of other origins, and of the browser itself, have no address.
  const known = scripts.filter(({ sourceURL }) => sourceURL !== '');
  const longest = known.sort((one, other) => other.duration - one.duration);
  return {
    message: `The page stood still for over ${String(seconds)} s`,
    stack: longest
      .map(
        ({ sourceFunctionName, sourceURL, sourceCharPosition }) =>
          `at ${sourceFunctionName} (${sourceURL}:${String(sourceCharPosition)})`,
      )
      .join('\n'),
  };
}
