import { missingHeader, type ImportFault } from './importFault';
import { decodeText } from './recognising/decodeText';
import type { Delimiter } from './recognising/delimiter';
import { recogniseStart, type Encoding } from './recognising/encoding';
import { refuseFileKind } from './recognising/fileKind';
import { hasQuotedCells } from './recognising/hasQuotedCells';
import { createLayoutRecognising } from './recognising/layout';
import { recogniseLineEnd, type LineEnd } from './recognising/lineEnd';
import type { TextOptions } from './recognising/openText';
import { HEADER_ROWS } from './recognising/titledHeader';
import { accentSample } from './recognising/accentSample';
import { createColumnInspector } from './inspection/columnInspector';
import { refusalOf } from './inspection/sensitiveColumn';
import { firstRows } from './rows/firstRows';
import type { Row } from './rows/row';

export interface PreviewOptions extends TextOptions {
  /** The bytes are all of the file; otherwise its last row may be cut off and is left out. */
  readonly isWhole?: boolean;
}

/** How a file would be read, by its first bytes. */
export interface FilePreview {
  readonly encoding: Encoding;
  /** False where other encodings are as likely: then the accents decide, and a person looks at them. */
  readonly encodingCertain: boolean;
  readonly delimiter: Delimiter;
  /** Null in a file of one line. */
  readonly lineEnd: LineEnd | null;
  /** Cells stand in double quotes. */
  readonly quoted: boolean;
  readonly bom: boolean;
  /** The number of the row with the names of the columns; null where there is none. */
  readonly headerRow: number | null;
  /** Rows of which one is the header, none of them blank. */
  readonly start: readonly Pick<Row, 'number' | 'cells'>[];
  readonly header: readonly string[];
  /** The first 20 rows below it that are not blank. */
  readonly rows: readonly (readonly string[])[];
  /** Up to five texts with letters beyond ASCII, between middle dots; null where there are none. */
  readonly accentSample: string | null;
  /** Positions, from 1, of columns that are never stored (I13); their values are not for showing. */
  readonly refusedPositions: readonly number[];
  readonly fault: ImportFault | null;
}

/** Shows how a file would be read, so that a person can correct the choices. Never throws, whatever the bytes are. */
export const previewFile = (
  firstBytes: Uint8Array,
  { isWhole = false, ...options }: PreviewOptions = {},
): FilePreview => {
  const recognised = recogniseStart(firstBytes, isWhole);
  const encoding = options.encoding ?? recognised.encoding;
  const look = {
    encoding,
    encodingCertain: recognised.isCertain && encoding === recognised.encoding,
    bom: recognised.bom,
  };
  const kindBytes = firstBytes.subarray(0, KIND_BYTES);
  const refusal = refuseFileKind(kindBytes, encoding.startsWith('utf-16'));
  if (refusal !== null) return { ...look, ...NOTHING_READ, fault: refusal };

  const text = decodeStart(firstBytes, encoding, isWhole);
  const recognising = createLayoutRecognising(options);
  recognising.add(text);
  const { delimiter, headerRow } = recognising.layout();
  const { table, fault } = firstRows(text, delimiter, isWhole);
  const named = table.find(({ number }) => headerRow === null || number === headerRow);
  const header = named?.cells ?? [];
  const rows = table
    .filter(({ number }) => number > (named?.number ?? 0))
    .map(({ cells }) => cells);
  return {
    ...look,
    delimiter,
    lineEnd: recogniseLineEnd(text),
    quoted: hasQuotedCells(text, delimiter),
    headerRow: named?.number ?? null,
    start: table.slice(0, HEADER_ROWS).map(({ number, cells }) => ({ number, cells })),
    header,
    rows: rows.slice(0, PREVIEW_ROWS),
    accentSample: accentSample([header, ...rows].flat()),
    refusedPositions: refusedPositions(header, rows),
    fault: fault ?? (named === undefined ? missingHeader(headerRow) : null),
  };
};

const KIND_BYTES = 1024;
const PREVIEW_ROWS = 20;

const NOTHING_READ = {
  delimiter: ',',
  headerRow: null,
  start: [],
  lineEnd: null,
  quoted: false,
  header: [],
  rows: [],
  accentSample: null,
  refusedPositions: [],
} as const;

const refusedPositions = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] =>
  header.flatMap((name, index) => {
    const inspector = createColumnInspector();
    for (const row of rows) inspector.add(row[index] ?? '');
    return refusalOf(name, inspector.result()) === null ? [] : [index + 1];
  });

/** Where the file goes on, its last bytes may be half a character. */
const decodeStart = (bytes: Uint8Array, encoding: Encoding, isWhole: boolean): string =>
  isWhole
    ? Array.from(decodeText([bytes], encoding)).join('')
    : new TextDecoder(encoding).decode(bytes, { stream: true });
