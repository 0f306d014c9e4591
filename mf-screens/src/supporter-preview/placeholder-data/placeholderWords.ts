import type { FieldType } from 'shared-kernel/model';
import type { FallbackReason, PlaceholderReading, ReadValue } from './placeholderReading';

const TYPE_WORDS = {
  action: 'an action date',
  date: 'a date',
  donation: 'a donation',
  number: 'a number',
  string: 'text',
  unknown: 'a value',
} as const satisfies Record<FieldType, string>;

const VALUE_WORDS = {
  number: 'Number',
  day: 'Date',
  text: 'Text',
  count: 'Count',
} as const satisfies Record<ReadValue['kind'], string>;

/** What the stored value was understood as: `Number 1250.5`. */
export const valueWords = ({ kind, printed }: ReadValue): string =>
  `${VALUE_WORDS[kind]} ${kind === 'text' ? `“${printed}”` : printed}`;

/** Why the fallback is shown, in a sentence. */
export const fallbackWords = (reason: FallbackReason, reading: PlaceholderReading): string =>
  FALLBACK_WORDS[reason](reading);

const FALLBACK_WORDS = {
  nothingStored: () => 'Nothing is stored about this supporter in this field.',
  sensitive: () => 'This field is sensitive, and its value is hidden.',
  unreadable: ({ source }) =>
    `What is stored cannot be read as ${TYPE_WORDS[(source.kind === 'field' ? source.type : null) ?? 'unknown']}.`,
  unknownField: () => 'This year has no field of this name.',
  unknownSearch: () => 'This search no longer exists.',
  unknownSource: () => 'A placeholder draws on a field or a search, and this is neither.',
} as const satisfies Record<FallbackReason, (reading: PlaceholderReading) => string>;
