import type { PlayerState } from './playerState';

/** The state and those who follow it. */
export function createStateCell() {
  let state: PlayerState = { phase: 'idle' };
  const listeners = new Set<(state: PlayerState) => void>();
  return {
    current: () => state,
    enter: (next: PlayerState) => {
      state = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe: (listener: (state: PlayerState) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => {
      listeners.clear();
    },
  };
}
