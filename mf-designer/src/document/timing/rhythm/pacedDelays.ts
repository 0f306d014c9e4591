import { clamped } from './tenths';

/** [S86] Seconds from one beat to the next. */
const BEAT_SECONDS = { least: 1, most: 1.6 };

/** Until the first beat: a moment to arrive, where nobody chose a shorter one. */
const FIRST_SECONDS = { most: 1, usual: 0.5 };

/**
 * [S86] The delay before each beat, in seconds: as it is where that is within its bounds, else the nearer of these.
 * `decorative`: by beat, whether nothing in it has to be noticed before the next one.
 */
export const pacedDelays = (
  delays: readonly number[],
  decorative: readonly boolean[],
): readonly number[] =>
  delays.map((delay, index) =>
    index === 0
      ? firstDelay(delay)
      : clamped(delay, decorative[index - 1] === true ? 0 : BEAT_SECONDS.least, BEAT_SECONDS.most),
  );

const firstDelay = (delay: number): number =>
  delay <= FIRST_SECONDS.most ? delay : FIRST_SECONDS.usual;
