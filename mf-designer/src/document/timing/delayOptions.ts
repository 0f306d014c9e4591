import { DELAY_OPTIONS } from 'shared-kernel/model';

/** [S54] The option nearest to a wish in seconds; of two that are as near, the shorter. */
export const nearestDelay = (seconds: number): number =>
  DELAY_OPTIONS.reduce((nearest, option) =>
    Math.abs(option - seconds) < Math.abs(nearest - seconds) ? option : nearest,
  );

/** The next option above or below a delay, which may be none itself; the last one stays. */
export const steppedDelay = (seconds: number, step: 1 | -1): number =>
  (step === 1
    ? DELAY_OPTIONS.find((option) => option > seconds)
    : DELAY_OPTIONS.findLast((option) => option < seconds)) ?? seconds;

/** The shortest option that is at least this long; null where none is. */
export const delayOfAtLeast = (seconds: number): number | null =>
  DELAY_OPTIONS.find((option) => option >= seconds - 1e-9) ?? null;
