/** After midnight, so that no clock that is a little behind is still on the day before. */
const AFTER_MIDNIGHT_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A long timer would stand still while the machine sleeps. */
const LOOK_MS = 60_000;

/** Calls a minute after each midnight in UTC, by the clock of this machine; a call that comes late counts for its day. */
export function onEachNewDay(call: () => void): () => void {
  let day = dayOf(Date.now());
  let timer = setTimeout(look, untilLook(Date.now())).unref();
  function look(): void {
    const now = Date.now();
    if (dayOf(now) !== day) {
      day = dayOf(now);
      call();
    }
    timer = setTimeout(look, untilLook(now)).unref();
  }
  return () => {
    clearTimeout(timer);
  };
}

const dayOf = (now: number): number => Math.floor((now - AFTER_MIDNIGHT_MS) / DAY_MS);

const untilLook = (now: number): number =>
  Math.min(LOOK_MS, (dayOf(now) + 1) * DAY_MS + AFTER_MIDNIGHT_MS - now);
