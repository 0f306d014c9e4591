import {
  fitsPlaceholder,
  isFormat,
  parseText,
  type Format,
  type NeverShared,
  type Placeholder,
  type Told,
} from 'evaluation';
import {
  nameOf,
  sortedByName,
  type FieldListEntry,
  type FieldType,
  type SearchDefinition,
} from 'shared-kernel/model';

/** What a number of the closing card can be taken from. */
export interface NumberSource {
  /** Of its kind: a field's name, a search's id. */
  readonly key: string;
  readonly kind: 'field' | 'search';
  readonly name: string;
  readonly type: FieldType | 'search';
  /** Why it cannot be chosen, or null. */
  readonly refusal: string | null;
  /** Whether it is worked out of other fields. */
  readonly calculated: boolean;
}

export interface YearSources {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly neverShared: NeverShared;
}

/** Those with a word for an optgroup, the likeliest first. */
export const SOURCE_GROUPS = [
  { label: 'Numbers and donations', types: ['number', 'donation'] },
  { label: 'Searches', types: ['search'] },
  { label: 'Dates and actions', types: ['date', 'action'] },
  { label: 'Texts', types: ['string'] },
] as const satisfies readonly {
  readonly label: string;
  readonly types: readonly NumberSource['type'][];
}[];

/** Fields with data, then searches, each by name. */
export const numberSources = ({
  fields,
  searches,
  neverShared,
}: YearSources): readonly NumberSource[] => [
  ...sortedByName(fields.filter(({ type }) => type !== 'unknown')).map((field) => ({
    key: keyOf('field', field.name),
    kind: 'field' as const,
    name: field.name,
    type: field.type,
    refusal: refusalOf({ source: 'field', id: field.name }, neverShared),
    calculated: field.calculated !== undefined,
  })),
  ...sortedByName(searches).map((search) => ({
    key: keyOf('search', search.id),
    kind: 'search' as const,
    name: nameOf(search),
    type: 'search' as const,
    refusal: refusalOf({ source: 'search', id: search.id }, neverShared),
    calculated: false,
  })),
];

function refusalOf(told: Told, neverShared: NeverShared): string | null {
  const marked = neverShared(told);
  if (marked !== null) return marked === told.id ? 'never shared' : `tells of ${marked}`;
  return fitsPlaceholder(told.id) ? null : 'its name holds |, { or }';
}

/** The field that is never shared for which a number is left out of every card; null where it stands there. */
export const heldBackFor = (text: string, neverShared: NeverShared): string | null =>
  (parseText(text) ?? [])
    .flatMap((part) => (typeof part === 'string' ? [] : [neverShared(part)]))
    .find((marked) => marked !== null) ?? null;

const keyOf = (kind: NumberSource['kind'], id: string): string => `${kind}|${id}`;

/** Words for the formats that fit a type, the likeliest first. */
const FORMAT_WORDS: Readonly<Record<string, string>> = {
  none: 'As it is',
  number: 'With separators (12,500)',
  compact: 'Short (12.5K)',
  percent: 'Percent (42%)',
  ordinal: 'Ordinal (3rd)',
  moneyPounds: 'Pounds (£1,250)',
  moneyEuros: 'Euros (€1,250)',
  moneyDollars: 'Dollars ($1,250)',
  numberOfTimes: 'Times (once, twice, 3 times)',
  dateLong: 'Date in words (3 May 2026)',
  monthYear: 'Month and year (May 2026)',
  yearsSince: 'Years since then',
};

const MONEY = ['moneyPounds', 'moneyEuros', 'moneyDollars'];
const FITTING: Readonly<Record<NumberSource['type'], readonly string[]>> = {
  number: ['none', 'number', 'compact', 'numberOfTimes', 'percent', 'ordinal', ...MONEY],
  donation: [...MONEY, 'none', 'number', 'compact'],
  search: ['none', 'numberOfTimes', 'number', 'ordinal'],
  date: ['none', 'dateLong', 'monthYear', 'yearsSince'],
  action: ['none', 'dateLong', 'monthYear', 'yearsSince'],
  string: ['none'],
  unknown: ['none'],
};

export interface FormatChoice {
  readonly value: Format;
  readonly label: string;
}

export const formatsOf = (type: NumberSource['type']): readonly FormatChoice[] =>
  FITTING[type].filter(isFormat).map((value) => ({ value, label: FORMAT_WORDS[value] ?? value }));

/** The source and format of a text that is one placeholder and nothing else; null for what somebody wrote otherwise. */
export function readNumberText(
  text: string,
): { readonly key: string; readonly format: string } | null {
  const parts = parseText(text.trim())?.filter((part) => part !== '') ?? [];
  const [only] = parts;
  return parts.length === 1 && only !== undefined && isPlain(only)
    ? { key: keyOf(only.source === 'search' ? 'search' : 'field', only.id), format: only.format }
    : null;
}

const isPlain = (part: string | Placeholder): part is Placeholder =>
  typeof part !== 'string' && part.truncate === 0 && /^(field|search)$/.test(part.source);

/** A placeholder of the source; who has no value has no such number on their card. */
export const numberText = ({ key }: Pick<NumberSource, 'key'>, format: string): string =>
  `{${key}|0|${format}|}`;
