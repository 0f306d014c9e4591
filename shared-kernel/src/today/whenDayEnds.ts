const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls at each midnight in UTC until it is stopped. */
export function whenDayEnds(call: () => void): () => void {
  let timer = setTimeout(next, untilMidnight());
  function next(): void {
    call();
    timer = setTimeout(next, untilMidnight());
  }
  return () => {
    clearTimeout(timer);
  };
}

const untilMidnight = (): number => DAY_MS - (Date.now() % DAY_MS);
