import { createUtf8Scratch, decodedText, type Utf8Text } from 'evaluation';
import type { ScannedRow } from './rowScanner';

export const textOf = ({ bytes, start, end }: Utf8Text): string => decodedText(bytes, start, end);

/** A cell of a row as text; '' for one that it does not have. */
export const cellText = (row: ScannedRow, cell: number): string =>
  cell < 0 || cell >= row.cellCount
    ? ''
    : decodedText(row.bytes, row.starts[cell] ?? 0, row.ends[cell] ?? 0);

const scratch = createUtf8Scratch();
const NOTHING: Utf8Text = { bytes: new Uint8Array(0), start: 0, end: 0 };

/** A cell without blanks around it; good until the next one is asked for. */
export const trimmedCell = (row: ScannedRow, cell: number): Utf8Text => {
  if (cell < 0 || cell >= row.cellCount) return NOTHING;
  const { bytes } = row;
  const start = row.starts[cell] ?? 0;
  const end = row.ends[cell] ?? 0;
  const text = { bytes, start, end };
  if (start === end || hasVisibleEnds(text)) return text;
  const length = scratch.write(decodedText(bytes, start, end).trim());
  return { bytes: scratch.bytes(), start: 0, end: length };
};

/** Whether a text begins and ends with visible ASCII characters: such a one needs no trimming. */
export const hasVisibleEnds = ({ bytes, start, end }: Utf8Text): boolean =>
  isVisible(bytes[start]) && isVisible(bytes[end - 1]);

const isVisible = (byte: number | undefined): boolean =>
  byte !== undefined && byte > 0x20 && byte < 0x7f;
