import type { ColumnNote, InspectedColumn } from 'shared-kernel/model';
import { byteLength } from '../rows/email';

/** The columns stand in the import's document, beside other things, and no document comes near 1 MiB (D2e). */
const MAX_BYTES = 500_000;

/** The columns with as much said of each as one document can hold; only files of very many columns lose something. */
export const fitDocument = (columns: readonly InspectedColumn[]): readonly InspectedColumn[] => {
  const fits = (some: readonly InspectedColumn[]): boolean =>
    byteLength(JSON.stringify(some)) <= MAX_BYTES;
  return REDUCTIONS.reduce((some, reduce) => (fits(some) ? some : some.map(reduce)), columns);
};

type Reduce = (column: InspectedColumn) => InspectedColumn;

/** One after the other, until it fits. */
const REDUCTIONS: readonly Reduce[] = [
  (column) => ({ ...column, samples: column.samples.map((sample) => cut(sample, 40)) }),
  (column) => ({ ...column, notes: column.notes.map((note) => shortNote(note, 120)) }),
  (column) => ({
    ...column,
    samples: column.samples.slice(0, 1).map((sample) => cut(sample, 20)),
    notes: column.notes.slice(0, 1).map((note) => shortNote(note, 40)),
  }),
];

const shortNote = ({ code, text }: ColumnNote, length: number): ColumnNote => ({
  code,
  text: cut(text, length),
});

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
