const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
/** A number stays with its unit. */
const GAP = '\u00a0';

/** `12.5 s` (tenths, as the player counts, D13), from a minute on `1 min 5 s`. */
export function durationWords(durationMs: number): string {
  const tenths = Math.round(durationMs / 100) / 10;
  if (tenths < SECONDS_PER_MINUTE) return `${String(tenths)}${GAP}s`;
  const seconds = Math.round(durationMs / MS_PER_SECOND);
  const rest = seconds % SECONDS_PER_MINUTE;
  const minutes = `${String(Math.floor(seconds / SECONDS_PER_MINUTE))}${GAP}min`;
  return rest === 0 ? minutes : `${minutes}${GAP}${String(rest)}${GAP}s`;
}
