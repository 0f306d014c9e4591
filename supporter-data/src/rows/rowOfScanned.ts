import type { Row } from './row';
import type { ScannedRow } from './rowScanner';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A scanned row with its cells as texts. */
export const rowOfScanned = (row: ScannedRow): Row => ({
  cells: cellsOf(row),
  number: row.number,
  line: row.line,
});

/** One decoding a row: where all of it is ASCII, its cells lie in the text as they do in the bytes. */
const cellsOf = ({ bytes, starts, ends, cellCount }: ScannedRow): readonly string[] => {
  const first = starts[0] ?? 0;
  const whole = decoder.decode(bytes.subarray(first, ends[cellCount - 1] ?? 0));
  const isAscii = whole.length === (ends[cellCount - 1] ?? 0) - first;
  const cells: string[] = [];
  for (let cell = 0; cell < cellCount; cell += 1) {
    const start = starts[cell] ?? 0;
    const end = ends[cell] ?? 0;
    cells.push(
      isAscii
        ? whole.slice(start - first, end - first)
        : decoder.decode(bytes.subarray(start, end)),
    );
  }
  return cells;
};
