import type { FieldType, Supporter } from 'shared-kernel/model';
import { createChance, type Chance } from './chance';

/** A column of the generated export: its type, its share of filled rows, and its values. */
export interface BenchField {
  readonly name: string;
  readonly type: FieldType;
  readonly filled: number;
  readonly value: (chance: Chance) => string;
}

const padded = (value: number): string => String(value).padStart(2, '0');

const day = (chance: Chance, firstYear: number, years: number): string =>
  `${padded(1 + chance.below(28))}/${padded(1 + chance.below(12))}/${firstYear + chance.below(years)}`;

const action = (name: string, filled: number): BenchField => ({
  name,
  type: 'action',
  filled,
  value: (chance) => `${chance.below(100_000)}:P:${day(chance, 2025, 3)}~web`,
});

const donation = (name: string): BenchField => ({
  name,
  type: 'donation',
  filled: 0.3,
  value: (chance) => {
    const amount = `${1 + chance.below(300)}.${padded(chance.below(100))}`;
    return `CREDIT_${chance.below(1e9)}~${day(chance, 2026, 1)}~success::${amount}`;
  },
});

const texts = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

const CITIES = texts('City', 200);
const NAMES = texts('Name', 500);
const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;
const SHARES = [0.4, 0.25, 0.15, 0.1, 0.08, 0.05, 0.03, 0.02] as const;

/** 26 columns, as an export of a campaign platform has them. */
export const BENCH_FIELDS: readonly BenchField[] = [
  ...SHARES.map((share, index) => action(`PET ${index + 1}`, share)),
  ...SHARES.slice(0, 4).map((share, index) => action(`EMS ${index + 1}`, share)),
  ...SHARES.slice(3, 7).map((share, index) => action(`EVT ${index + 1}`, share)),
  donation('Gift 2025'),
  donation('Gift 2026'),
  { name: 'Joined', type: 'date', filled: 0.95, value: (chance) => day(chance, 2008, 18) },
  { name: 'Birthday', type: 'date', filled: 0.6, value: (chance) => day(chance, 1930, 75) },
  { name: 'Miles', type: 'number', filled: 0.5, value: (chance) => String(chance.below(1000)) },
  { name: 'Letters', type: 'number', filled: 0.2, value: (chance) => String(chance.below(20)) },
  { name: 'City', type: 'string', filled: 0.9, value: (chance) => chance.of(CITIES) },
  {
    name: 'Postcode',
    type: 'string',
    filled: 0.85,
    value: (chance) => `AB${chance.below(99)} ${chance.below(9)}${chance.below(900)}`,
  },
  { name: 'First name', type: 'string', filled: 0.98, value: (chance) => chance.of(NAMES) },
  { name: 'Language', type: 'string', filled: 1, value: (chance) => chance.of(LANGUAGES) },
];

/** The cell of each field, '' where the supporter has none; the same supporters in every run. */
export interface BenchRow extends Omit<Supporter, 'fields'> {
  readonly cells: readonly string[];
}

export function* benchRows(rows: number): Generator<BenchRow> {
  const chance = createChance(2026);
  for (let row = 0; row < rows; row += 1) {
    yield {
      email: `supporter.${row}@example.org`,
      supporterId: String(1_000_000 + row),
      cells: BENCH_FIELDS.map(({ filled, value }) => (chance.next() < filled ? value(chance) : '')),
    };
  }
}
