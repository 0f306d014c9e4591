export const FIELD_TYPES = ['action', 'date', 'donation', 'number', 'string', 'unknown'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface FieldExample {
  readonly value: string;
  readonly supporterEmail: string;
}

/** One entry of a year's field list (spec §3). */
export interface FieldListEntry {
  readonly name: string;
  readonly type: FieldType;
  /** How many supporters have a value that is not blank. */
  readonly count: number;
  readonly exampleValues: {
    readonly random: readonly FieldExample[];
    readonly largest: FieldExample | null;
    readonly smallest: FieldExample | null;
  };
  /** Spread key (D2b) → number of supporters. */
  readonly spread: Readonly<Record<string, number>>;
  /** Different values that are not blank, as they stand; absent where nobody counted them. */
  readonly distinct?: number;
  /** What the values look like (D2a); stored beside a type that a person set. */
  readonly inferredType?: FieldType;
  /** E-mail of the person who set `type`, which then survives imports (D2a); absent where it is inferred. */
  readonly typeSetBy?: string;
}
