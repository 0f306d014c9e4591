import type { SearchId } from './ids';
import type { Revision } from './match';
import type { SaveAnswer } from './saveAnswer';

/** How a calculated field comes to its value (D288). */
export const CALCULATIONS = [
  'sum',
  'count',
  'largest',
  'latest',
  'first',
  'yearsSince',
  'rate',
  'share',
  'rank',
  'searchTotal',
] as const;
export type CalculationKind = (typeof CALCULATIONS)[number];

/** Fields by their full names, or all imported fields whose names begin with a text, those of later imports too. */
export type ChosenFields =
  | { readonly by: 'names'; readonly names: readonly string[] }
  | { readonly by: 'prefix'; readonly prefix: string };

/** What becomes of parts of a whole: 7.5 saplings. */
export const ROUNDINGS = ['down', 'nearest', 'hundredths'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Whom a share or a rank is among. */
export const AMONG = ['having', 'all'] as const;
export type Among = (typeof AMONG)[number];

/** What a share is a share of: "8 in 10", "83 in 100". */
export const SHARES_OF = [10, 100] as const;
export type ShareOf = (typeof SHARES_OF)[number];

/** The value itself, or the name of the field that has it ("March"). */
export const SHOWN_OF = ['value', 'fieldName'] as const;
export type ShownOf = (typeof SHOWN_OF)[number];

interface OverFields<Kind extends CalculationKind> {
  readonly kind: Kind;
  readonly fields: ChosenFields;
}

/** What is worked out of numbers and amounts, and whether that is money. */
interface OfNumbers {
  readonly isMoney: boolean;
}

/** Whether only days within the year are looked at. */
interface OfDays {
  readonly withinYear: boolean;
}

interface Shown {
  readonly shows: ShownOf;
}

interface OfOneField<Kind extends CalculationKind> {
  readonly kind: Kind;
  readonly field: string;
}

export type Calculation =
  | (OverFields<'sum'> & OfNumbers)
  | (OverFields<'count'> & OfDays)
  | (OverFields<'largest'> & OfNumbers & Shown)
  | (OverFields<'latest'> & OfDays & Shown)
  | (OverFields<'first'> & OfDays & Shown)
  | OfOneField<'yearsSince'>
  | (OfOneField<'rate'> & {
      /** 3 saplings … */
      readonly gives: number;
      /** … for £10. */
      readonly per: number;
      readonly rounding: Rounding;
    })
  | (OfOneField<'share'> & { readonly of: ShareOf; readonly among: Among })
  | (OfOneField<'rank'> & { readonly among: Among })
  | { readonly kind: 'searchTotal'; readonly searchId: SearchId };

/** What the last count of a year found of a calculated field; of nobody in particular. */
export interface CalculatedFigures {
  /** Supporters of the year at that count. */
  readonly supporters: number;
  /** Those of them who have a value. */
  readonly having: number;
  /**
   * What a share or a rank is read from, from the first step on; null for others, and where too few have a value.
   * Of a share: what a value must lie above, null for any value. Of a rank: what it must come to, null for no value.
   */
  readonly thresholds: readonly (number | null)[] | null;
  /** Supporters that match the search; null for others, and where it was not counted. */
  readonly total: number | null;
}

/** What conditions, placeholders and counts need of a calculated field, beside its name and type. */
export interface CalculatedPart {
  readonly id: string;
  readonly calculation: Calculation;
  /** Null before the first count. */
  readonly figures: CalculatedFigures | null;
  /** Whether supporters may ask how it was worked out; absent where a shell of an earlier release has read it. */
  readonly explained?: boolean | undefined;
  /** The sentence that they then read (D307); absent as that is. */
  readonly explanation?: string | undefined;
}

/** The same with what its own page shows. */
export interface ListedCalculation extends CalculatedPart {
  readonly explained: boolean;
  readonly saved: Revision;
}

/** One calculated field of a year, as it is stored. */
export interface CalculatedField extends ListedCalculation {
  /** Under which conditions and placeholders find it; no field of the year has the same. */
  readonly name: string;
}

/** What became of saving or deleting one: `refused` where it cannot be, in a sentence. */
export type CalculatedAnswer =
  | SaveAnswer
  | { readonly outcome: 'refused'; readonly sentence: string };

/** How many a year may have. */
export const MOST_CALCULATED = 100;
/** Fields that one may name. */
export const MOST_CHOSEN = 200;
export const LONGEST_FIELD_NAME = 200;
/** Characters of an explanation: one sentence, at most two. */
export const LONGEST_EXPLANATION = 300;

/** The fields that a calculation names; a prefix names none. */
export function namedFields(calculation: Calculation): readonly string[] {
  if ('field' in calculation) return [calculation.field];
  return 'fields' in calculation && calculation.fields.by === 'names'
    ? calculation.fields.names
    : [];
}

/** What supporters may read of how a number was worked out; '' where nothing. */
export const explanationOf = ({
  explained = false,
  explanation = '',
}: Pick<CalculatedPart, 'explained' | 'explanation'>): string =>
  explained ? explanation.trim() : '';

/** Why supporters could not be told how it is worked out; null where they can, or are not told. */
export const explanationProblem = (
  part: Pick<CalculatedPart, 'explained' | 'explanation'>,
): string | null => {
  if (part.explained !== true) return null;
  const sentence = explanationOf(part);
  if (sentence === '') return 'Write the sentence that supporters read';
  return sentence.length > LONGEST_EXPLANATION
    ? `What supporters read has at most ${String(LONGEST_EXPLANATION)} characters`
    : null;
};

/** Why a name cannot be that of a calculated field; null where it can. Names with braces or bars fit no placeholder (D11). */
export function nameProblem(name: string, taken: Iterable<string>): string | null {
  if (name.trim() === '') return 'Give it a name';
  if (name !== name.trim()) return 'A name does not begin or end with a blank';
  if (name.length > LONGEST_FIELD_NAME)
    return `A name has at most ${String(LONGEST_FIELD_NAME)} characters`;
  if (/[|{}]/.test(name)) return 'A name cannot hold |, { or }: no placeholder could name it';
  for (const other of taken) if (other === name) return `There is already a field called “${name}”`;
  return null;
}
