import type {
  CalculatedFigures,
  Calculation,
  CalculationKind,
  ChosenFields,
  FieldType,
  Rounding,
} from 'shared-kernel/model';
import { dayOfOrder, printDay } from '../values/civilDay';
import type { CalculatedPlan } from '../values/calculatedPlan';
import { fullYears } from '../values/fullYears';
import { printedNumber, tidy } from './printedNumber';
import type { YearDays } from './yearDays';

/** One field that a calculation is worked out of. */
export interface Source {
  readonly name: string;
  readonly type: FieldType;
}

export interface CalculationScope {
  readonly year: YearDays;
  readonly sources: readonly Source[];
  readonly figures: CalculatedFigures | null;
}

type Calculate = CalculatedPlan['calculate'];

const NUMBERS: ReadonlySet<FieldType> = new Set(['number', 'donation']);
const DAYS: ReadonlySet<FieldType> = new Set(['action', 'date']);
const ANY: ReadonlySet<FieldType> = new Set([...NUMBERS, ...DAYS, 'string']);
const NONE: ReadonlySet<FieldType> = new Set();

/** The types of fields that each kind can be worked out of; it sees nothing of others [E78]. */
const FITTING_TYPES = {
  sum: NUMBERS,
  count: ANY,
  largest: NUMBERS,
  latest: DAYS,
  first: DAYS,
  yearsSince: DAYS,
  rate: NUMBERS,
  share: NUMBERS,
  rank: NUMBERS,
  searchTotal: NONE,
} as const satisfies Record<CalculationKind, ReadonlySet<FieldType>>;

export const fitsCalculation = (calculation: Calculation, type: FieldType): boolean => {
  const takesDaysOnly = calculation.kind === 'count' && calculation.withinYear;
  return (takesDaysOnly ? DAYS : FITTING_TYPES[calculation.kind]).has(type);
};

/** [E78] What a calculation comes to, in terms of what its sources compare by. */
export const calculateBy = (calculation: Calculation, scope: CalculationScope): Calculate => {
  switch (calculation.kind) {
    case 'sum':
      return sum;
    case 'count':
      return countOf(calculation.withinYear, scope);
    case 'largest':
      return best(calculation, scope, isThere, isMore, printedNumber);
    case 'latest':
      return best(calculation, scope, dayCounts(calculation, scope), isMore, printedOrder);
    case 'first':
      return best(calculation, scope, dayCounts(calculation, scope), isLess, printedOrder);
    case 'yearsSince':
      return ofOne((order) => String(fullYears(dayOfOrder(order), scope.year.lastDay)));
    case 'rate': {
      const { gives, per, rounding } = calculation;
      return ofOne((amount) => printedNumber(ROUNDED[rounding](tidy((amount * gives) / per))));
    }
    case 'share':
      return ofThresholds(scope, (size, thresholds) =>
        leading(thresholds, (threshold) => threshold === null || size > threshold),
      );
    case 'rank':
      return ofThresholds(scope, (size, thresholds) => {
        const missed = leading(thresholds, (least) => least === null || size < least);
        return Math.min(missed + 1, thresholds.length);
      });
    case 'searchTotal': {
      const total = scope.figures?.total ?? null;
      const text = total === null ? '' : String(total);
      return () => text;
    }
  }
};

type IsCounted = (size: number) => boolean;
type IsBetter = (size: number, best: number) => boolean;

const isThere: IsCounted = (size) => !Number.isNaN(size);
const isAmount: IsCounted = (size) => isThere(size) && size !== 0;
const isMore: IsBetter = (size, other) => size > other;
const isLess: IsBetter = (size, other) => size < other;

const dayCounts = (
  { withinYear }: { readonly withinYear: boolean },
  { year }: CalculationScope,
): IsCounted => (withinYear ? year.holds : isThere);

const printedOrder = (order: number): string => printDay(dayOfOrder(order));

const sum: Calculate = (sizes) => {
  let total = NaN;
  for (const size of sizes) if (isThere(size)) total = isThere(total) ? total + size : size;
  return printedNumber(total);
};

/** A number of 0 is nothing to be counted. */
const countOf = (withinYear: boolean, { sources, year }: CalculationScope): Calculate => {
  const counts = sources.map(({ type }): IsCounted => {
    if (DAYS.has(type)) return withinYear ? year.holds : isThere;
    return NUMBERS.has(type) ? isAmount : isThere;
  });
  return (sizes) => {
    let count = 0;
    for (let index = 0; index < counts.length; index += 1)
      if (counts[index]?.(sizes[index] ?? NaN) === true) count += 1;
    return String(count);
  };
};

interface Extreme {
  readonly fields: ChosenFields;
  readonly shows: 'value' | 'fieldName';
}

/** Of equals the first counts. */
const best = (
  { fields, shows }: Extreme,
  { sources }: CalculationScope,
  isCounted: IsCounted,
  isBetter: IsBetter,
  printed: (size: number) => string,
): Calculate => {
  const names = sources.map(({ name }) => shownName(name, fields));
  return (sizes) => {
    let at = -1;
    for (let index = 0; index < sizes.length; index += 1) {
      const size = sizes[index] ?? NaN;
      if (isCounted(size) && (at < 0 || isBetter(size, sizes[at] ?? NaN))) at = index;
    }
    if (at < 0) return '';
    return shows === 'fieldName' ? (names[at] ?? '') : printed(sizes[at] ?? NaN);
  };
};

/** A field's name without the prefix that it was chosen by, where something is left: "Donations March" is "March". */
const shownName = (name: string, fields: ChosenFields): string => {
  const rest = fields.by === 'prefix' ? name.slice(fields.prefix.length).trim() : name;
  return rest === '' ? name : rest;
};

const ofOne =
  (calculate: (size: number) => string): Calculate =>
  (sizes) => {
    const size = sizes[0] ?? NaN;
    return isThere(size) ? calculate(size) : '';
  };

type Thresholds = NonNullable<CalculatedFigures['thresholds']>;

/** Without a count there is nothing to compare with. */
const ofThresholds = (
  { figures }: CalculationScope,
  calculate: (size: number, thresholds: Thresholds) => number,
): Calculate => {
  const thresholds = figures?.thresholds ?? null;
  return thresholds === null || thresholds.length === 0
    ? () => ''
    : ofOne((size) => String(calculate(size, thresholds)));
};

/** How many of them it holds for before the first for which it does not. */
const leading = (thresholds: Thresholds, holds: (threshold: number | null) => boolean): number => {
  const end = thresholds.findIndex((threshold) => !holds(threshold));
  return end < 0 ? thresholds.length : end;
};

const ROUNDED = {
  down: Math.trunc,
  nearest: Math.round,
  hundredths: (number) => Math.round(number * 100) / 100,
} as const satisfies Record<Rounding, (number: number) => number>;
