import type { CalculatedFigures, Calculation } from './calculatedField';

/** A calculated field as it stands in the form. */
export interface EditedCalculation {
  /** Of the stored one that it stands in for, or of a new one. */
  readonly id: string;
  readonly calculation: Calculation;
}

/** What a calculated field would come to, before it is saved. Counted, over all supporters of the year. */
export interface CalculatedPreview {
  readonly figures: CalculatedFigures;
  /** Of those who have a value, those for whom it is 0. */
  readonly zero: number;
  /** The fields that it is worked out of. */
  readonly sources: readonly string[];
  /** Some supporters who have a value (D2b). */
  readonly examples: readonly CalculatedExample[];
  /** What is wrong with it, in sentences. */
  readonly problems: readonly string[];
  /** The sensitive fields that it is worked out of, where its values are therefore not told (D372). */
  readonly masked?: readonly string[];
}

export interface CalculatedExample {
  readonly supporterEmail: string;
  readonly value: string;
  /** Those of its sources that the supporter has, as they print. */
  readonly workedFrom: readonly { readonly name: string; readonly value: string }[];
}
