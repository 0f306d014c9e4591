import type { Shortage } from './shortages';
import type { TimelineRow } from './timelineOfScreen';

/** Seconds as people read them: at most one decimal where there is one. */
export const inSeconds = (seconds: number): string => `${String(Math.round(seconds * 10) / 10)} s`;

/** What a screen reader says of a bar, such as "appears at 4.5 s, 2 s after the one before". */
export function barWords({ delaySeconds, times }: TimelineRow, isFirst: boolean): string {
  if (times === null) return 'not shown to this supporter';
  const since = isFirst ? 'the start' : 'the one before';
  const appears = `appears at ${inSeconds(times.atSeconds)}, ${inSeconds(delaySeconds)} after ${since}`;
  const leaves = times.exit === null ? '' : `; leaves at ${inSeconds(times.exit.fromSeconds)}`;
  const goesOn = times.loop === 'none' ? '' : '; moves while it stands';
  const short = times.shortage === null ? '' : `; ${shortageWords(times.shortage)}`;
  return `${appears}${leaves}${goesOn}${short}`;
}

/** Needs are rounded up, so that they never look as if they were met. */
export const shortageWords = ({ aloneSeconds, neededSeconds }: Shortage): string =>
  `needs ${inSeconds(Math.ceil(neededSeconds * 10) / 10)} to be read, has ${inSeconds(aloneSeconds)}`;
