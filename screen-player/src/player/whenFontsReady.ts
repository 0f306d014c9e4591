import type { Clock } from './clock';

/** [P24] Longer than this nobody waits for a font: the show begins and the browser swaps it in. */
const FONT_WAIT_MS = 100;

/** Begins at once where every font is there (null), else when they are, else when the wait is over. */
export function whenFontsReady(
  coming: Promise<unknown> | null,
  clock: Clock,
  begin: () => void,
): () => void {
  if (coming === null) {
    begin();
    return () => undefined;
  }
  const startedMs = clock.nowMs();
  let settled = false;
  let cancel: () => void = () => undefined;
  void coming.then(() => {
    settled = true;
  });
  const wait = () => {
    cancel = clock.onNextFrame(() => {
      if (settled || clock.nowMs() - startedMs >= FONT_WAIT_MS) begin();
      else wait();
    });
  };
  wait();
  return () => {
    cancel();
  };
}
