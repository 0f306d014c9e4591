/** A hand on the page: moved over it, put on it, or on the keys. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let waiting: (() => void)[] | null = null;
let isUsed = false;

/**
 * Runs once somebody begins to use the page, and at once where somebody has: for code that nothing shows before a press,
 * and that should be there when the press comes.
 */
export function atFirstUse(work: () => void): void {
  if (isUsed) work();
  else if (waiting === null) {
    waiting = [work];
    for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true });
  } else waiting.push(work);
}

function begin(): void {
  isUsed = true;
  for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true });
  for (const work of waiting ?? []) work();
  waiting = null;
}
