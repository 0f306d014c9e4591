import type { FontMetrics } from 'shared-kernel/model';

/** What sets families apart at first sight. */
export type FontCategory = 'sans-serif' | 'serif' | 'display' | 'handwriting' | 'monospace';

/** A family of the catalogue, as it is kept. */
export interface StoredFamily {
  readonly name: string;
  /** Of its package; its files are named after it. */
  readonly id: string;
  readonly category: FontCategory;
  /** From which to which one variable file has them; '' where there is a file for each. */
  readonly weights: string;
  readonly metrics: FontMetrics;
  /** Hashes by script, weight and style: `latin-ext-wght-italic`. */
  readonly files: Readonly<Record<string, string>>;
  /** Where it has other characters of a script than the others. */
  readonly ranges?: Readonly<Record<string, string>>;
}
