import { printValue, type TypedValue } from '../values/typedValue';
import { printNumber } from './formats';
import { parseText, type Placeholder } from './parseText';
import { truncate } from './truncate';

/** Where placeholders get their values. null is an empty result: missing, or no such field or search. */
export interface PlaceholderContext {
  readonly field: (name: string) => TypedValue | null;
  readonly search: (id: string) => TypedValue | null;
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
    .map((part) => (typeof part === 'string' ? part : fillPlaceholder(part, context, raw)))
    .join('');
};

const fillPlaceholder = (
  placeholder: Placeholder,
  context: PlaceholderContext,
  raw: boolean,
): string => {
  const { source, id, format, fallback } = placeholder;
  const value = isSource(source) ? context[source](id) : null;
  if (value === null) return fallback;
  if (value.kind === 'number') return printNumber(value, format, raw);
  const text = printValue(value);
  return value.kind === 'text' ? truncate(text, placeholder.truncate) : text;
};

const SOURCES: ReadonlySet<string> = new Set(PLACEHOLDER_SOURCES);
const isSource = (source: string): source is PlaceholderSource => SOURCES.has(source);
