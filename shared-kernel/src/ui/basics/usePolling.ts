import { useEffect, useRef } from 'react';

/** D17. */
export const POLL_INTERVAL_MS = 2000;

/**
 * Calls `poll` again and again while `active`, each time `intervalMs` after the last call ended.
 * Rests while the page is hidden, and polls at once when it is seen again.
 */
export function usePolling(
  active: boolean,
  poll: () => Promise<unknown>,
  intervalMs: number = POLL_INTERVAL_MS,
): void {
  const latestPoll = useRef(poll);
  useEffect(() => {
    latestPoll.current = poll;
  }, [poll]);

  useEffect(() => {
    if (!active) return undefined;
    return startPolling(() => latestPoll.current(), intervalMs);
  }, [active, intervalMs]);
}

function startPolling(poll: () => Promise<unknown>, intervalMs: number): () => void {
  let state: 'waiting' | 'polling' | 'resting' | 'stopped' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    state = 'waiting';
    timer = setTimeout(tick, intervalMs);
  };
  const tick = () => {
    if (document.hidden) {
      state = 'resting';
      return;
    }
    state = 'polling';
    void poll().finally(() => {
      if (state === 'polling') wait();
    });
  };
  const wake = () => {
    if (state === 'resting' && !document.hidden) tick();
  };

  document.addEventListener('visibilitychange', wake);
  wait();
  return () => {
    state = 'stopped';
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
