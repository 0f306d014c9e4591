import { useEffect, useRef } from 'react';

/** Does something after a time, unless the page is gone by then. */
export function useLater(): (act: () => void, delayMs: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return (act, delayMs) => {
    timers.current.add(setTimeout(act, delayMs));
  };
}
