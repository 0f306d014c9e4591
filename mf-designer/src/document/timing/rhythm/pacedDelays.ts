import { clamped, isEnough, sumOf, upToTenth } from './tenths';

/** [S86] Seconds from one beat to the next. */
export const BEAT_SECONDS = { least: 1, most: 1.6 };

/** Until the first beat: a moment to arrive, where nobody chose a shorter one. */
const FIRST_SECONDS = { most: 1, usual: 0.5 };

/**
 * [S86] The delay before each beat, in seconds. A beat follows within its time as it is, or as near to it as that
 * allows; only what has to be read makes it wait longer. `needs`: by beat, until the next one that is read.
 */
export function pacedDelays(
  delays: readonly number[],
  needs: readonly number[],
  decorative: readonly boolean[],
): number[] {
  const paced = delays.map((delay, index) =>
    index === 0
      ? firstDelay(delay)
      : clamped(delay, decorative[index - 1] === true ? 0 : BEAT_SECONDS.least, BEAT_SECONDS.most),
  );
  const read = needs.flatMap((need, index) => (need > 0 ? [index] : []));
  read.forEach((at, index) => {
    const next = read[index + 1];
    if (next === undefined) return;
    const between = paced.slice(at + 1, next + 1);
    paced.splice(at + 1, between.length, ...longEnough(between, needs[at] ?? 0));
  });
  return paced;
}

const firstDelay = (delay: number): number =>
  delay <= FIRST_SECONDS.most ? delay : FIRST_SECONDS.usual;

/** As they are where they are long enough together; else alike, and where beats cannot be that long, the last one waits. */
function longEnough(between: readonly number[], need: number): readonly number[] {
  if (isEnough(sumOf(between), need)) return between;
  const alike = upToTenth(need / between.length);
  if (alike <= BEAT_SECONDS.most) return between.map(() => alike);
  const others = between.slice(1).map(() => BEAT_SECONDS.most);
  return [...others, upToTenth(need - sumOf(others))];
}
