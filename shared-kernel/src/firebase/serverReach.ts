const listeners = new Set<(isReached: boolean) => void>();

/** Hears after each request whether it got an answer. Returns the way to stop. */
export function observeServerReach(listener: (isReached: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function noteServerReach(isReached: boolean): void {
  for (const listener of listeners) listener(isReached);
}
