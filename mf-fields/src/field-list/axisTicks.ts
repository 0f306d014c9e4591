import type { HistogramBar } from 'shared-kernel/model';

/** A value that stands beside the axis of the bars. */
export interface BarTick {
  /** Where it stands: from 0, the left end, to 1. */
  readonly at: number;
  readonly label: string;
}

/** At most about so many on an axis: more would run into each other on a phone. */
const TICKS = 4;

/** Round numbers from 0 to the first one that no bar passes: the scale of supporters. */
export function countTicks(most: number): readonly number[] {
  const step = roundStep(most / TICKS);
  const steps = Math.max(Math.ceil(most / step), 1);
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/**
 * The values under the bars, round ones where they are numbers, years or months. Where a bar gathers a stretch, the value
 * stands at its edge, else below its middle. What lies beyond an end of the scale is named at that end.
 */
export function barTicks(bars: readonly HistogramBar[]): readonly BarTick[] {
  const places = bars.map(({ label }, bar) => ({ bar, label }));
  const inner = places.filter(({ label }) => !BEYOND.test(label));
  const outer = places
    .filter(({ label }) => BEYOND.test(label))
    .map(({ bar, label }) => ({ at: bar === 0 ? 0 : 1, label }));
  const { ordinals, stride } = rhythmOf(inner.map(({ label }) => label));
  const round = inner
    .filter((_, index) => (ordinals[index] ?? 0) % stride === 0)
    .map(({ bar, label }) => ({
      at: (bar + (label.includes(STRETCH) ? 0 : 0.5)) / bars.length,
      label: beginOf(label),
    }));
  const isClear = ({ at }: BarTick) => outer.every((end) => Math.abs(end.at - at) > ROOM);
  return [...round.filter(isClear), ...outer];
}

/** How histograms call what lies outside of their scale, and the stretch of a bar. */
const BEYOND = /^(?:Below|Before|From) /;
const STRETCH = ' – ';

/** Of the axis: what the name of an end takes. */
const ROOM = 0.22;

const beginOf = (label: string): string => label.split(STRETCH)[0] ?? label;

interface Rhythm {
  /** The number of each bar, so that every `stride`th one is a round value. */
  readonly ordinals: readonly number[];
  readonly stride: number;
}

function rhythmOf(labels: readonly string[]): Rhythm {
  const least = labels.length / TICKS;
  const months = labels.map(monthOf);
  if (months.every((month) => month !== null))
    return { ordinals: months, stride: MONTHS_APART.find((apart) => apart >= least) ?? 12 };
  const stride = roundStep(least);
  const numbers = labels.map((label) => numberOf(beginOf(label)));
  const [first = NaN, second = NaN] = numbers;
  const step = second - first;
  return step > 0
    ? { ordinals: numbers.map((number) => Math.round(number / step)), stride }
    : { ordinals: labels.map((_, index) => index), stride };
}

/** `1,250`, `0.5`, `1990s`; NaN for a day, which has no round value. */
const numberOf = (label: string): number =>
  /^-?[\d,.]+s?$/.test(label) ? Number(label.replace(/[,s]/g, '')) : NaN;

const MONTHS_APART = [1, 3, 6];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The months up to `Mar 2026`; null where a label names none. */
function monthOf(label: string): number | null {
  const [, name = '', year = ''] = /^([A-Z][a-z]{2})[a-z]* (-?\d+)$/.exec(label) ?? [];
  const month = MONTHS.indexOf(name);
  return month === -1 ? null : Number(year) * 12 + month;
}

/** 1, 2 or 5 times a power of ten, a whole number and at least `least`. */
function roundStep(least: number): number {
  if (!(least > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}
