import type { Delimiter, Encoding, LineEnd } from 'shared-kernel/importing';

/** How encodings and delimiters are spoken of. */
export const ENCODING_WORDS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<Encoding, string>;

export const DELIMITER_WORDS = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
} as const satisfies Record<Delimiter, string>;

export const LINE_END_WORDS = {
  '\r\n': 'CR LF',
  '\n': 'LF',
  '\r': 'CR',
} as const satisfies Record<LineEnd, string>;
