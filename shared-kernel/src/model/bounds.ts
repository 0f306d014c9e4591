/** The least and the most that a number may say. What lies beyond is read as the nearer of the two. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * How far every stored number is believed. Inputs are stricter (spec §5): these hold what older documents may say and
 * still be shown as it was, and keep what no person meant from reaching a page.
 */
export const BOUNDS = {
  /** Delays of items and of the end, in seconds: an hour. */
  delaySeconds: { least: 0, most: 3_600 },
  /** Movements, in seconds: a twentieth, so that there is one, to ten. */
  motionSeconds: { least: 0.05, most: 10 },
  /** Between the parts of a text, in seconds. */
  staggerSeconds: { least: 0, most: 2 },
  /** Degrees of a gradient and of an object that is turned. */
  degrees: { least: -360, most: 360 },
  /** How much larger a picture is than what covers its frame. */
  zoom: { least: 1, most: 10 },
  /** Within a picture, in percent of it. */
  focusPercent: { least: 0, most: 100 },
  /** Brightness and contrast of a background: 1 is 100 %. */
  multiplier: { least: 0, most: 100 },
  /** Widths, heights and positions, in percent of the stage: an object may lie outside of it. */
  widthPercent: { least: 0, most: 1_000 },
  placePercent: { least: -1_000, most: 1_000 },
  /** Font sizes, line heights and padding, in CSS pixels. */
  pixels: { least: 0, most: 1_000 },
  /** How far a shadow lies from its object, in CSS pixels. */
  shadowPixels: { least: -1_000, most: 1_000 },
  /** Of a font, in parts of its size. */
  em: { least: 0, most: 10 },
  /** Between letters, in percent of their size. */
  letterSpacing: { least: -50, most: 500 },
  /** How far in front: none lies behind the background. */
  layer: { least: 0, most: 1_000_000 },
  /** Places in an order, which nobody is shown. */
  order: { least: -Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER },
  /** Numbers of supporters, rows, bytes, seconds, revisions: whatever is counted. */
  count: { least: 0, most: Number.MAX_SAFE_INTEGER },
  /** The same, where -1 means that it is being worked out (spec §3). */
  countOrWorking: { least: -1, most: Number.MAX_SAFE_INTEGER },
  /** Shares of a whole. */
  share: { least: 0, most: 1 },
} as const satisfies Record<string, Bounds>;

/** Nobody means less of a second, a pixel or a percent, and its digits would not fit a page. */
const LEAST_PART = 1e-6;

export const withinBounds = (value: number, { least, most }: Bounds): number =>
  Math.abs(value) < LEAST_PART ? 0 : Math.min(most, Math.max(least, value));
