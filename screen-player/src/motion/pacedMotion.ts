import type { Easing } from 'shared-kernel/model';

import { PACES } from './easing';
import type { KeyframeMotion } from './keyframeMotions';

/** Keyframes of a spring; between two of them the browser goes straight. */
const SAMPLES = 32;

/**
 * [P31] The movement in another time or at another pace. A spring goes beyond its end, where no timing of keyframes gets:
 * it is sampled into keyframes, which browsers without `linear()` play as well.
 */
export function pacedMotion(
  motion: KeyframeMotion,
  durationMs: number,
  easing: Easing,
): KeyframeMotion {
  if (easing === 'auto') {
    return durationMs === motion.durationMs ? motion : { ...motion, durationMs };
  }
  if (easing === 'spring') return { durationMs, keyframes: sprung(motion), ease: 'linear' };
  const ease = typeof motion.ease === 'string' ? 'linear' : motion.ease;
  return { ...motion, durationMs, ease, pace: PACES[easing] };
}

const sprung = ({ keyframes }: KeyframeMotion): KeyframeMotion['keyframes'] =>
  Object.fromEntries(
    Object.entries(keyframes).map(([property, values]) => [
      property,
      Array.from({ length: SAMPLES + 1 }, (_, index) =>
        between(values[0] ?? '', values.at(-1) ?? '', PACES.spring(index / SAMPLES)),
      ),
    ]),
  );

const NUMBERS = /-?\d+(?:\.\d+)?/g;

/** Between two values that differ in their numbers alone. */
function between(from: string | number, to: string | number, share: number): string {
  const ends = String(to).match(NUMBERS) ?? [];
  let index = 0;
  return String(from).replace(NUMBERS, (start) => {
    const end = ends[index++];
    return String(Math.round((+start + (Number(end) - +start) * share) * 1e4) / 1e4);
  });
}
