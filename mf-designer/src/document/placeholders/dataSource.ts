import { FORMATS, readPlural, type Format } from 'evaluation';
import type { FieldListEntry, FieldType, Search, StoryLanguage } from 'shared-kernel/model';

import type { PlaceholderParts } from './placeholderParts';

/** What placeholders can name in a year. */
export interface YearSources {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  /** In which formats by language print; British English where it is not said [E69]. */
  readonly language?: StoryLanguage;
}

/** What one placeholder names. */
export type DataSource =
  | { readonly kind: 'field'; readonly field: FieldListEntry }
  | { readonly kind: 'search'; readonly search: Search };

/** What stands behind a placeholder, or null where the year has no such field or search. */
export function sourceOf(
  { source, id }: Pick<PlaceholderParts, 'source' | 'id'>,
  { fields, searches }: YearSources,
): DataSource | null {
  if (source === 'field') {
    const field = fields.find(({ name }) => name === id);
    return field === undefined ? null : { kind: 'field', field };
  }
  if (source === 'search') {
    const search = searches.find((known) => known.id === id);
    return search === undefined ? null : { kind: 'search', search };
  }
  return null;
}

/** The part of a placeholder that names the source: a field's name, a search's id. */
export const idOf = (source: DataSource): string =>
  source.kind === 'field' ? source.field.name : source.search.id;

export const nameOfSource = (source: DataSource): string => {
  if (source.kind === 'field') return source.field.name;
  return source.search.name.trim() === '' ? 'Untitled' : source.search.name;
};

export type SourceType = FieldType | 'search';

export const typeOf = (source: DataSource): SourceType =>
  source.kind === 'field' ? source.field.type : 'search';

export const TYPE_WORDS = {
  action: 'Action',
  date: 'Date',
  donation: 'Donation',
  number: 'Number',
  string: 'Text',
  unknown: 'Unknown type',
  search: 'Search',
} as const satisfies Record<SourceType, string>;

/** By the language of the year, as the others of these kinds are not. */
const MONEY = [
  'pounds',
  'euros',
  'dollars',
  'zlotys',
  'hryvnias',
] as const satisfies readonly Format[];
const NUMBERS = ['number', 'compact'] as const satisfies readonly Format[];

/** [S44] The formats that say something sensible about a type, the likeliest first. */
export const FITTING_FORMATS = {
  action: ['none', 'dateLong', 'monthYear', 'yearsSince'],
  date: ['none', 'dateLong', 'monthYear', 'yearsSince'],
  donation: ['moneyPounds', 'moneyEuros', 'moneyDollars', ...MONEY, 'none', ...NUMBERS],
  number: [
    'none',
    'numberOfTimes',
    ...NUMBERS,
    'percent',
    'ordinal',
    'moneyPounds',
    'moneyEuros',
    'moneyDollars',
    ...MONEY,
  ],
  string: ['none'],
  unknown: FORMATS,
  search: ['numberOfTimes', 'none', ...NUMBERS, 'ordinal'],
} as const satisfies Record<SourceType, readonly Format[]>;

/** [S103] Whether singular and plural say something about a type: numbers that are no money, and full years since a day. */
export const fitsPluralForms = (type: SourceType): boolean => PLURAL_TYPES.has(type);

const PLURAL_TYPES: ReadonlySet<SourceType> = new Set([
  'number',
  'search',
  'date',
  'action',
  'unknown',
]);

/** `none` and the empty format are the same (D11). */
export const fits = (format: string, type: SourceType): boolean =>
  format === '' ||
  (fitsPluralForms(type) && readPlural(format) !== null) ||
  FITTING_FORMATS[type].some((fitting) => fitting === format);
