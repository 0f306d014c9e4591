import type { FieldType } from 'shared-kernel/model';

/** Why a placeholder prints its fallback. */
export const FALLBACK_REASONS = [
  'nothingStored',
  'sensitive',
  'unreadable',
  'unknownField',
  'unknownSearch',
  'unknownSource',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** What one placeholder prints for one supporter, and where that comes from. */
export interface PlaceholderReading {
  /** As it stands in the item's text, braces included. */
  readonly code: string;
  readonly source: PlaceholderOrigin;
  /** What is stored about the supporter; null for a search, and where nothing is. */
  readonly stored: string | null;
  /** What is stored, read through its type (D2), or a search's count; null where there is none. */
  readonly value: ReadValue | null;
  readonly shown: string;
  /** Null where the value is shown. */
  readonly fallbackReason: FallbackReason | null;
}

/** What a placeholder draws on. */
export type PlaceholderOrigin =
  /** `type` is null where the field is not in the year's list, and the value says its type itself (D1). */
  | { readonly kind: 'field'; readonly name: string; readonly type: FieldType | null }
  | { readonly kind: 'search'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string };

export interface ReadValue {
  readonly kind: 'number' | 'day' | 'text' | 'count';
  /** Without a format (D11). */
  readonly printed: string;
}

/** A text with placeholders, and what each of them reads. */
export interface TextReading {
  readonly itemId: string;
  /** With its placeholders, as it was designed. */
  readonly text: string;
  /** As the supporter sees it in the end. */
  readonly filled: string;
  /** Null where the text cannot be parsed, and shows the error of spec §5 instead. */
  readonly placeholders: readonly PlaceholderReading[] | null;
}
