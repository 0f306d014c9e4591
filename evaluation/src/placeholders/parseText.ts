/** `{source|id|truncate|format|fallback}` (spec §3, D11). */
export interface Placeholder {
  readonly source: string;
  readonly id: string;
  /** Characters to keep; 0 keeps all. */
  readonly truncate: number;
  readonly format: string;
  readonly fallback: string;
}

export type TextPart = string | Placeholder;

/** What may be a placeholder: braces without braces inside. */
export const BRACES = /\{([^{}]*)\}/;

/** The literal texts and placeholders of a text in order; null where braces hold anything but five parts (D11). */
export const parseText = (text: string): readonly TextPart[] | null => {
  // Splitting by a pattern with one group puts what is in braces at the odd places.
  const pieces = text.split(new RegExp(BRACES, 'g'));
  const parts = pieces.map((piece, index) => (index % 2 === 0 ? piece : parsePlaceholder(piece)));
  return parts.every((part) => part !== null) ? parts : null;
};

const parsePlaceholder = (code: string): Placeholder | null => {
  const [source, id, truncate, format, fallback, ...rest] = code.split('|');
  if (source === undefined || id === undefined || truncate === undefined) return null;
  if (format === undefined || fallback === undefined || rest.length > 0) return null;
  return { source, id, truncate: readTruncate(truncate), format, fallback };
};

/** A truncate length that is no number means none (spec §5). */
const readTruncate = (text: string): number => {
  const length = Math.floor(Number(text));
  return Number.isFinite(length) && length > 0 ? length : 0;
};
