import type { Among, CalculationKind, Rounding, ShareOf } from 'shared-kernel/model';

interface KindWords {
  readonly label: string;
  /** What it is for, by an example. */
  readonly help: string;
}

/** How each kind of calculation is spoken of. */
export const KIND_WORDS = {
  sum: { label: 'Sum', help: 'Adds numbers or amounts up: all that somebody gave in the year.' },
  count: {
    label: 'Count',
    help: 'How many of some fields have a value: months with a gift, petitions signed.',
  },
  largest: {
    label: 'Largest',
    help: 'The largest of some numbers, or which one that is: the most generous month.',
  },
  latest: { label: 'Latest day', help: 'The newest of some days: when somebody last took part.' },
  first: { label: 'Earliest day', help: 'The first of some days: when somebody began.' },
  yearsSince: {
    label: 'Years since a day',
    help: 'Full years up to the end of this year: a member for 7 years.',
  },
  rate: { label: 'So many for so much', help: 'What an amount comes to: 3 saplings for every 10.' },
  share: {
    label: 'More than how many others',
    help: '“You gave more than 8 in 10 supporters.” Worked out when the year is counted.',
  },
  rank: {
    label: 'Among the top percent',
    help: '“You are among the top 5 percent.” Worked out when the year is counted.',
  },
  searchTotal: {
    label: 'Total of a search',
    help: 'How many supporters match a search in the whole year: the same number for everybody.',
  },
} as const satisfies Record<CalculationKind, KindWords>;

export const ROUNDING_LABELS = {
  down: 'Whole ones only (7.9 is 7)',
  nearest: 'Rounded to whole ones (7.9 is 8)',
  hundredths: 'With two decimals (7.95)',
} as const satisfies Record<Rounding, string>;

export const AMONG_LABELS = {
  having: 'Supporters who have a value',
  all: 'All supporters',
} as const satisfies Record<Among, string>;

export const SHARE_LABELS = {
  10: 'In 10: “8”',
  100: 'In 100: “83”',
} as const satisfies Record<ShareOf, string>;
