/** A state and those who follow it. */
export function createStateCell<State>(first: State) {
  let state = first;
  const listeners = new Set<(state: State) => void>();
  return {
    current: () => state,
    enter: (next: State) => {
      state = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe: (listener: (state: State) => void) => {
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
