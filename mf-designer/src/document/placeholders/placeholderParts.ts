/** The five parts of `{source|id|truncate|format|fallback}` as they are written (spec §3). */
export interface PlaceholderParts {
  readonly source: string;
  readonly id: string;
  readonly truncate: string;
  readonly format: string;
  readonly fallback: string;
}

/** Null where braces hold anything but five parts (D11). */
export function readParts(code: string): PlaceholderParts | null {
  const [source, id, truncate, format, fallback, ...rest] = code.slice(1, -1).split('|');
  if (source === undefined || id === undefined || truncate === undefined) return null;
  if (format === undefined || fallback === undefined || rest.length > 0) return null;
  return { source, id, truncate, format, fallback };
}

export const codeOf = ({ source, id, truncate, format, fallback }: PlaceholderParts): string =>
  `{${[source, id, truncate, format, fallback].join('|')}}`;

/** D11: a part that holds one of these would end early. */
export const holdsSigns = (part: string): boolean => /[|{}]/.test(part);

/** Characters that a placeholder keeps; 0 keeps all, as does what is no number (spec §5). */
export function truncateLength(truncate: string): number {
  const length = Math.floor(Number(truncate));
  return Number.isFinite(length) && length > 0 ? length : 0;
}
