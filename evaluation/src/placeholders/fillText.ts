import { printValue, type TypedValue } from '../values/typedValue';
import { printAs } from './formats';
import { parseText, type Placeholder } from './parseText';
import type { PrintedYear } from './printedYear';
import { truncate } from './truncate';

/** Where placeholders get their values. null is an empty result: missing, or no such field or search. */
export interface PlaceholderContext {
  readonly field: (name: string) => TypedValue | null;
  readonly search: (id: string) => TypedValue | null;
  /** What formats by language print for; without it, British English, and no years since any day [E69]. */
  readonly year?: PrintedYear;
}

export const PLACEHOLDER_SOURCES = ['field', 'search'] as const;
export type PlaceholderSource = (typeof PLACEHOLDER_SOURCES)[number];

/** What the whole text becomes where a placeholder cannot be parsed (spec §5). */
export const PLACEHOLDER_ERROR = 'ERROR - check code';

/**
 * A text with its placeholders filled (D11). The result is text and never markup (D12); braces inside a
 * value are not looked at again. `raw` prints money without grouping, for count-up.
 */
export const fillText = (text: string, context: PlaceholderContext, raw = false): string => {
  const parts = parseText(text);
  if (parts === null) return PLACEHOLDER_ERROR;
  return parts
    .map((part) => (typeof part === 'string' ? part : printPlaceholder(part, context, raw)))
    .join('');
};

/** What stands in the place of one placeholder. */
export const printPlaceholder = (
  placeholder: Placeholder,
  context: PlaceholderContext,
  raw = false,
): string => {
  const { source, id, format, fallback } = placeholder;
  const value = isSource(source) ? context[source](id) : null;
  if (value === null) return fallback;
  const formatted = printAs(format, value, { raw, year: context.year ?? ENGLISH });
  if (formatted !== null) return formatted;
  const text = printValue(value);
  return value.kind === 'text' ? truncate(text, placeholder.truncate) : text;
};

/** Where nobody's year is known, such as in a list of what formats look like. */
const ENGLISH: PrintedYear = { language: 'en', lastDay: { year: 1, month: 1, day: 1 } };

const SOURCES: ReadonlySet<string> = new Set(PLACEHOLDER_SOURCES);
const isSource = (source: string): source is PlaceholderSource => SOURCES.has(source);
