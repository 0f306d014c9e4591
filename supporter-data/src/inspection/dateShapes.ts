import { readDay } from 'evaluation';

/** How often the texts of a column look like dates of which kind. */
export interface DateShapes {
  /** D/M/YYYY or M/D/YYYY, by what the calendar allows. */
  readonly dayFirstOnly: number;
  readonly monthFirstOnly: number;
  readonly eitherOrder: number;
  /** Of these, those padded to DD/MM/YYYY. */
  readonly padded: number;
  /** YYYY-MM-DD. */
  readonly iso: number;
  /** D/M/YY. */
  readonly twoDigitYear: number;
  /** Any of these with a time of day behind it. */
  readonly withTime: number;
  /** D.M.YYYY or D-M-YYYY. */
  readonly otherSeparator: number;
  /** Up to five texts that mean two different days. */
  readonly examples: readonly string[];
}

export interface DateShapeCounter {
  /** A trimmed text that the column holds so many times. */
  readonly add: (text: string, times: number) => void;
  readonly result: () => DateShapes;
}

const MAX_EXAMPLES = 5;

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const PADDED = /^\d{2}\/\d{2}\/\d{4}$/;

/** Shapes that are no dates here (D2). */
const OTHER_SHAPES = {
  iso: /^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/,
  twoDigitYear: /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/,
  withTime: /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:T|[\s,]+)\d{1,2}[:.]\d{2}/,
  otherSeparator: /^\d{1,2}([-.])\d{1,2}\1\d{4}$/,
} as const satisfies Partial<Record<keyof DateShapes, RegExp>>;
type OtherShape = keyof typeof OTHER_SHAPES;
const OTHER_NAMES = [
  'iso',
  'twoDigitYear',
  'withTime',
  'otherSeparator',
] as const satisfies readonly OtherShape[];

export const createDateShapes = (): DateShapeCounter => {
  const counts = { dayFirstOnly: 0, monthFirstOnly: 0, eitherOrder: 0, padded: 0 };
  const others: Record<OtherShape, number> = {
    iso: 0,
    twoDigitYear: 0,
    withTime: 0,
    otherSeparator: 0,
  };
  const examples = new Set<string>();

  const addSlashed = (text: string, times: number): void => {
    const isDayFirst = readDay(text) !== null;
    const isMonthFirst = readDay(swapped(text)) !== null;
    if (!isDayFirst && !isMonthFirst) return;
    if (PADDED.test(text)) counts.padded += times;
    if (isDayFirst && isMonthFirst) {
      counts.eitherOrder += times;
      if (examples.size < MAX_EXAMPLES && hasTwoReadings(text)) examples.add(text);
    } else if (isDayFirst) {
      counts.dayFirstOnly += times;
    } else {
      counts.monthFirstOnly += times;
    }
  };

  return {
    add: (text, times) => {
      if (!BEGINNING.test(text)) return;
      if (SLASHED.test(text)) addSlashed(text, times);
      const other = OTHER_NAMES.find((name) => OTHER_SHAPES[name].test(text));
      if (other !== undefined) others[other] += times;
    },
    result: () => ({ ...counts, ...others, examples: Array.from(examples) }),
  };
};

/** How every one of these shapes begins: a number or a record of an action needs no further look. */
const BEGINNING = /^\d{1,4}[-/.]/;

/** Month and day changed over: how a text reads in the other order. */
export const swapped = (text: string): string => text.replace(SLASHED, '$2/$1/$3');

const hasTwoReadings = (text: string): boolean => {
  const [, first, second] = SLASHED.exec(text) ?? [];
  return Number(first) !== Number(second);
};
