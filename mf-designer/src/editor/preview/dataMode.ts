import type { FieldListEntry, Search } from 'shared-kernel/model';

/** Whose data stands in the placeholders while a screen is designed and played (spec §9). */
export interface DataMode {
  readonly id: string;
  readonly label: string;
  /** null: one supporter's own data, by email. */
  readonly sample: DataSample | null;
}

/** A made-up supporter. null: nothing is known, so that the fallback shows. */
export interface DataSample {
  /** The raw value of a field. */
  readonly field: (entry: FieldListEntry) => string | null;
  /** How often a search matches. */
  readonly search: (search: Search) => number | null;
}

/** [S50] */
export const BY_EMAIL: DataMode = { id: 'supporter', label: 'Supporter by email', sample: null };

/** [S50] */
export const FALLBACKS_ONLY = {
  id: 'none',
  label: 'None (fallbacks only)',
  sample: { field: () => null, search: () => null },
} as const satisfies DataMode;

/** [S51] */
const LARGEST: DataMode = {
  id: 'largest',
  label: 'Largest values',
  sample: {
    field: ({ exampleValues }) => exampleValues.largest?.value ?? null,
    search: (search) => countsOf(search).at(-1) ?? null,
  },
};

/** [S51] */
const SMALLEST: DataMode = {
  id: 'smallest',
  label: 'Smallest values',
  sample: {
    field: ({ exampleValues }) => exampleValues.smallest?.value ?? null,
    search: (search) => countsOf(search)[0] ?? null,
  },
};

/** [S52] `place` counts from 1. */
const random = (index: number): DataMode => ({
  id: `random-${String(index)}`,
  label: `Random ${String(index)}`,
  sample: {
    field: ({ exampleValues }) => exampleValues.random[index - 1]?.value ?? null,
    search: (search) => {
      const counts = countsOf(search);
      return counts[(index - 1) % counts.length] ?? null;
    },
  },
});

/** Spec §9. */
const RANDOM_EXAMPLES = 20;

export const DATA_MODES: readonly DataMode[] = [
  FALLBACKS_ONLY,
  BY_EMAIL,
  LARGEST,
  SMALLEST,
  ...Array.from({ length: RANDOM_EXAMPLES }, (_, index) => random(index + 1)),
];

/** The mode of a stored id; fallbacks where there is no such mode. */
export const dataModeOf = (id: string | null): DataMode =>
  DATA_MODES.find((mode) => mode.id === id) ?? FALLBACKS_ONLY;

/** [S51] The counts that supporters have, from low to high; empty while nobody was counted. */
function countsOf({ supportersMatched, supportersMatchedSpread }: Search): readonly number[] {
  const counts = Object.keys(supportersMatchedSpread ?? {})
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  if (counts.length > 0) return counts;
  if (supportersMatched < 0) return [];
  return [supportersMatched > 0 ? 1 : 0];
}
