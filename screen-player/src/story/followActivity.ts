import type { Clock } from '../player/clock';

/** [T16] So long after somebody did something the buttons stay. */
const QUIET_AFTER_MS = 2000;

const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** Tells by a class of the element whether nobody has done anything for a while. */
export function followActivity(element: HTMLElement, clock: Clock) {
  let latestMs = clock.nowMs();
  const show = (isQuiet: boolean) => {
    element.classList.toggle('story-quiet', isQuiet);
  };
  const wake = () => {
    latestMs = clock.nowMs();
    show(false);
  };
  for (const sign of SIGNS) element.addEventListener(sign, wake);
  return {
    wake,
    /** With every frame that plays. */
    tick: () => {
      if (clock.nowMs() - latestMs >= QUIET_AFTER_MS) show(true);
    },
    stop: () => {
      for (const sign of SIGNS) element.removeEventListener(sign, wake);
    },
  };
}
