/** Where the bars of a histogram stand. */
export interface HistogramScale {
  /** Where each bar begins, ascending, and where the last one ends. */
  readonly edges: readonly number[];
  readonly labelOf: (bar: number) => string;
  /** How an edge is called where what lies beyond it is gathered. */
  readonly edgeLabel: (edge: number) => string;
}

/** About so many bars: enough for a shape, few enough to be told apart. */
const BARS = 16;
const DAY_MS = 86_400_000;

/** Bars of a round width between two numbers; whole numbers get bars that begin at whole numbers. */
export const numberScale = (low: number, high: number, whole: boolean): HistogramScale => {
  const step = Math.max(roundStep((high - low) / BARS), whole ? 1 : 0);
  const first = Math.floor(low / step);
  const bars = Math.floor(high / step) - first + 1;
  const edges = Array.from({ length: bars + 1 }, (_, index) => rounded((first + index) * step));
  const edgeOf = (index: number) => edges[index] ?? 0;
  return {
    edges,
    labelOf: (bar) =>
      whole && step === 1
        ? numberWords(edgeOf(bar))
        : `${numberWords(edgeOf(bar))} – ${numberWords(whole ? edgeOf(bar + 1) - 1 : edgeOf(bar + 1))}`,
    edgeLabel: numberWords,
  };
};

/** 1, 2 or 5 times a power of ten, at least `least`. */
const roundStep = (least: number): number => {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? least;
};

/** Steps such as 0.1 leave no dust behind the ninth digit. */
const rounded = (number: number): number => Number(number.toPrecision(12));

const numberWords = (number: number): string =>
  number.toLocaleString('en-GB', { maximumFractionDigits: 6 });

/** Days, months, years or decades, by the stretch of time between two days (counted from 1/1/1970). */
export const dayScale = (low: number, high: number): HistogramScale => {
  const unit =
    UNITS.find(({ days, bars }) => (high - low) / days < bars) ?? UNITS[UNITS.length - 1];
  if (unit === undefined) throw new Error('There is no unit of time');
  const edges = [unit.floor(low, 0)];
  while ((edges[edges.length - 1] ?? high) <= high) edges.push(unit.floor(low, edges.length));
  return { edges, labelOf: (bar) => unit.label(edges[bar] ?? low), edgeLabel: unit.label };
};

interface Unit {
  /** About how long it is. */
  readonly days: number;
  /** At most so many bars of it. */
  readonly bars: number;
  /** The day on which the unit around `day` begins, moved by so many units. */
  readonly floor: (day: number, moved: number) => number;
  readonly label: (day: number) => string;
}

const dateOf = (day: number): Date => new Date(day * DAY_MS);
/** Its format is made with the first day that it names. */
const words = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | null = null;
  return (day: number) =>
    (format ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })).format(
      dateOf(day),
    );
};

/** The day number of a date; Date.UTC alone takes years below 100 for those of the last century. */
const dayOfParts = (year: number, month: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return Math.floor(date.getTime() / DAY_MS);
};

const years = (count: number) => (day: number, moved: number) => {
  const year = dateOf(day).getUTCFullYear();
  return dayOfParts((Math.floor(year / count) + moved) * count, 0);
};

const UNITS: readonly Unit[] = [
  {
    days: 1,
    bars: 31,
    floor: (day, moved) => day + moved,
    label: words({ day: 'numeric', month: 'short', year: 'numeric' }),
  },
  {
    days: 30.4,
    bars: 36,
    floor: (day, moved) =>
      dayOfParts(dateOf(day).getUTCFullYear(), dateOf(day).getUTCMonth() + moved),
    label: words({ month: 'short', year: 'numeric' }),
  },
  { days: 365.25, bars: 40, floor: years(1), label: words({ year: 'numeric' }) },
  {
    days: 3652.5,
    bars: 1000,
    floor: years(10),
    label: (day) => `${words({ year: 'numeric' })(day)}s`,
  },
];
