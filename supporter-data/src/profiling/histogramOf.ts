import type { FieldType, HistogramBar } from 'shared-kernel/model';
import { readDay } from 'evaluation';
import { entriesOf, type Spread } from './limitSpread';
import { dayScale, numberScale, type HistogramScale } from './histogramScale';

const DAY_MS = 86_400_000;

/** What lies this far out is gathered in a bar of its own where it would squeeze all the others. */
const OUTER_SHARE = 0.02;

interface Place {
  readonly at: number;
  readonly count: number;
}

/**
 * The shape of a spread as bars from low to high: numbers and donations by amount, dates and actions by day.
 * Give it the whole spread: one that is limited (D2e) has lost where its `other` values lie. Null for text, and
 * where there are fewer than two different values.
 */
export const histogramOf = (type: FieldType, spread: Spread): readonly HistogramBar[] | null => {
  const axis = AXES[type];
  if (axis === null) return null;
  const places = placesOf(spread, axis.read);
  const [low, high] = innerStretch(places);
  if (low === undefined || high === undefined || places.length < 2) return null;
  const whole = places.every(({ at }) => Number.isInteger(at));
  return barsOf(places, axis.scale(low, high, whole), axis.below);
};

interface Axis {
  /** Null for a key that has no place on the axis, such as `none`. */
  readonly read: (key: string) => number | null;
  readonly scale: (low: number, high: number, whole: boolean) => HistogramScale;
  /** What lies below the first bar, in words. */
  readonly below: string;
}

const NUMBERS: Axis = {
  read: (key) => (/^-?\d+(\.\d+)?$/.test(key) ? Number(key) : null),
  scale: numberScale,
  below: 'Below',
};

const DAYS: Axis = {
  read: (key) => {
    const date = readDay(key);
    if (date === null) return null;
    return Math.floor(new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) / DAY_MS);
  },
  scale: dayScale,
  below: 'Before',
};

const AXES = {
  number: NUMBERS,
  donation: NUMBERS,
  date: DAYS,
  action: DAYS,
  string: null,
  unknown: null,
} as const satisfies Record<FieldType, Axis | null>;

const placesOf = (spread: Spread, read: Axis['read']): readonly Place[] => {
  const places: Place[] = [];
  for (const [key, count] of entriesOf(spread)) {
    const at = read(key);
    if (at !== null) places.push({ at, count });
  }
  return places.sort((a, b) => a.at - b.at);
};

/** From the lowest to the highest place, without an outer 2 % that lies further out than all the others spread. */
const innerStretch = (places: readonly Place[]): readonly [number?, number?] => {
  const [lowest, highest] = [places[0]?.at, places[places.length - 1]?.at];
  const inner = [placeAt(places, OUTER_SHARE), placeAt(places, 1 - OUTER_SHARE)] as const;
  if (lowest === undefined || highest === undefined) return [];
  const width = Math.max(inner[1] - inner[0], 1);
  return [
    inner[0] - lowest > width ? inner[0] : lowest,
    highest - inner[1] > width ? inner[1] : highest,
  ];
};

/** The place below which the share of all supporters lies. */
const placeAt = (places: readonly Place[], share: number): number => {
  const wanted = share * places.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { at, count } of places) {
    passed += count;
    if (passed >= wanted) return at;
  }
  return places[places.length - 1]?.at ?? 0;
};

const barsOf = (
  places: readonly Place[],
  scale: HistogramScale,
  belowWord: string,
): readonly HistogramBar[] => {
  const { edges, labelOf, edgeLabel } = scale;
  const [first = 0, last = 0] = [edges[0], edges[edges.length - 1]];
  const sum = (from: number, to: number) =>
    places.reduce((total, { at, count }) => (at >= from && at < to ? total + count : total), 0);
  const below = sum(-Infinity, first);
  const above = sum(last, Infinity);
  const inner = edges
    .slice(0, -1)
    .map((edge, bar) => ({ label: labelOf(bar), count: sum(edge, edges[bar + 1] ?? edge) }));
  return [
    ...(below > 0 ? [{ label: `${belowWord} ${edgeLabel(first)}`, count: below }] : []),
    ...inner,
    ...(above > 0 ? [{ label: `From ${edgeLabel(last)}`, count: above }] : []),
  ];
};
