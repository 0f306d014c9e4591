import type { ListedCalculation } from './calculatedField';
import type { Revision } from './match';

export const FIELD_TYPES = ['action', 'date', 'donation', 'number', 'string', 'unknown'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface FieldExample {
  readonly value: string;
  readonly supporterEmail: string;
}

/** One bar of a field's histogram, from low to high. */
export interface HistogramBar {
  /** What it gathers, for people: "10 – 19", "Mar 2026". */
  readonly label: string;
  /** Supporters. */
  readonly count: number;
}

/** A text that several supporters have in a field. */
export interface TopValue {
  readonly value: string;
  /** Supporters. */
  readonly count: number;
}

/** What staff say of a field (D366). */
export interface FieldDescription {
  readonly description: string;
  /** Whom to ask: a team or a role. */
  readonly owner: string;
  /** Where its values come from. */
  readonly source: string;
  /** How long its values are kept, and why. */
  readonly retention: string;
  readonly sensitive: boolean;
}

/** A field's entry in the dictionary, over its own revision (D22). */
export interface FieldDictionary extends FieldDescription, Revision {}

/** Without who saved it. */
export const descriptionIn = ({
  description,
  owner,
  source,
  retention,
  sensitive,
}: FieldDescription): FieldDescription => ({ description, owner, source, retention, sensitive });

/** The most characters of each. */
export const FIELD_TEXT_LENGTHS = {
  description: 500,
  owner: 120,
  source: 200,
  retention: 200,
} as const;

/** One entry of a year's field list (spec §3). */
export interface FieldListEntry {
  readonly name: string;
  readonly type: FieldType;
  /** How many supporters have a value that is not blank. */
  readonly count: number;
  /** How many of these have one that cannot be read as the type; absent where all can, or nobody counted them. */
  readonly unreadable?: number;
  readonly exampleValues: {
    readonly random: readonly FieldExample[];
    readonly largest: FieldExample | null;
    readonly smallest: FieldExample | null;
  };
  /** Spread key (D2b) → number of supporters. */
  readonly spread: Readonly<Record<string, number>>;
  /** Where a spread that is too long to load with the list is stored; `spread` is then empty. */
  readonly spreadId?: string;
  /** The shape of the whole spread, as bars; absent where it has none or nobody drew it. */
  readonly histogram?: readonly HistogramBar[];
  /** Different values that are not blank, as they stand; absent where nobody counted them. */
  readonly distinct?: number;
  /** Of a text its commonest values (D415); absent where no value is shared by enough supporters. */
  readonly topValues?: readonly TopValue[];
  /** What the values look like (D2a); stored beside a type that a person set. */
  readonly inferredType?: FieldType;
  /** Email of the person who set `type`, which then survives imports (D2a); absent where it is inferred. */
  readonly typeSetBy?: string;
  /** Email of the person who said that no supporter may share it, which survives imports; absent where they may. */
  readonly neverShareSetBy?: string;
  /** What staff say of it, which survives imports; absent where nobody has said anything. */
  readonly dictionary?: FieldDictionary;
  /** How it is worked out of others (D288); absent of what was imported. */
  readonly calculated?: ListedCalculation;
}

/** The names of the fields that staff marked as never shared (D240). */
export const namesNeverShared = (
  fields: readonly Pick<FieldListEntry, 'name' | 'neverShareSetBy'>[],
): ReadonlySet<string> =>
  new Set(fields.filter((field) => field.neverShareSetBy !== undefined).map(({ name }) => name));
