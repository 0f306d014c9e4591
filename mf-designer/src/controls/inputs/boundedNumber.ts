export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Spec §5. */
export const PERCENT: Bounds = { min: 0, max: 100 };
export const PADDING: Bounds = { min: 0, max: 50 };

/** Seconds that a movement takes. Shorter ones would not be seen. */
export const MOVEMENT_SECONDS: Bounds = { min: 0.1, max: 10 };
/** Seconds between two parts of a text. */
export const STAGGER_SECONDS: Bounds = { min: 0, max: 2 };
/** Seconds that an object stands there before it leaves. */
export const STAY_SECONDS: Bounds = { min: 0, max: 60 };
export const DEGREES: Bounds = { min: 0, max: 360 };
/** CSS pixels. */
export const RADIUS_PIXELS: Bounds = { min: 0, max: 500 };
export const BORDER_PIXELS: Bounds = { min: 0, max: 50 };
export const THICKNESS: Bounds = { min: 1, max: 100 };
/** Percent of the letters' size. */
export const LETTER_SPACING: Bounds = { min: 0, max: 200 };

/** [S5] The number that is written, with a point or a comma, or null where it is none or lies outside. */
export function boundedNumber(text: string, { min, max }: Bounds): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(written)) return null;
  const value = Number(written);
  return value >= min && value <= max ? value : null;
}

/** The number a step further, to a tenth, within the bounds. */
export const stepped = (value: number, step: number, { min, max }: Bounds): number =>
  Math.round(Math.max(min, Math.min(max, value + step)) * 10) / 10;
