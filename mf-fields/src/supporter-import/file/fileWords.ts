import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding, type LineEnd } from 'supporter-data';
import { printCount, type FileOptions } from 'shared-kernel/model';

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
  '\r\n': 'Windows line ends',
  '\n': 'plain line ends',
  '\r': 'old Mac line ends',
} as const satisfies Record<LineEnd, string>;

/** "UTF-8", "separated by commas": how the server read a file; nothing where it does not say so. */
export function readAsWords(readAs: FileOptions): readonly string[] {
  const encoding = ENCODINGS.find((one) => one === readAs.encoding);
  const delimiter = DELIMITERS.find((one) => one === readAs.delimiter);
  return [
    ...(encoding === undefined ? [] : [ENCODING_WORDS[encoding]]),
    ...(delimiter === undefined
      ? []
      : [`separated by ${DELIMITER_WORDS[delimiter].toLowerCase()}`]),
    ...(readAs.headerRow === null || readAs.headerRow === 1
      ? []
      : [`column names in row ${printCount(readAs.headerRow)}`]),
  ];
}

export const rowsWords = (count: number): string =>
  count === 1 ? 'one row' : `${printCount(count)} rows`;

export const columnsWords = (count: number): string =>
  count === 1 ? 'one column' : `${printCount(count)} columns`;
