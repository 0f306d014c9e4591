import { codesUpTo, type Column } from './column';
import { compactCodes } from './compactCodes';
import type { Snapshot } from './snapshot';
import type { Texts } from './texts';

/** The same supporters but for rows that are 1 in `isOut`; nothing that only they have is left in any column. */
export function withoutRows(snapshot: Snapshot, isOut: Uint8Array): Snapshot {
  const { rowCount, emails, supporterIds, emailHashes, columns } = snapshot;
  const kept = new Uint32Array(rowCount);
  let left = 0;
  for (let row = 0; row < rowCount; row += 1)
    if (isOut[row] !== 1) {
      kept[left] = row;
      left += 1;
    }
  const rows = kept.subarray(0, left);
  return {
    fields: snapshot.fields,
    rowCount: left,
    emails: textsAt(emails, rows),
    supporterIds: textsAt(supporterIds, rows),
    emailHashes: Uint32Array.from(rows, (row) => emailHashes[row] ?? 0),
    columns: columns.map((column) => columnAt(column, rows, isOut)),
  };
}

const textsAt = (texts: Texts, rows: Uint32Array): Texts =>
  Array.from(rows, (row) => texts.at(row) ?? '');

function columnAt(column: Column, rows: Uint32Array, isOut: Uint8Array): Column {
  if (column.rows === null) {
    const codes = codesUpTo(column.dictionary.length, rows.length);
    for (let index = 0; index < rows.length; index += 1)
      codes[index] = column.codes[rows[index] ?? 0] ?? 0;
    return withoutUnused({ ...column, codes });
  }
  const sparseRows: number[] = [];
  const sparseCodes: number[] = [];
  let at = 0;
  let out = 0;
  for (const [index, row] of column.rows.entries()) {
    for (; at < row; at += 1) if (isOut[at] === 1) out += 1;
    if (isOut[row] === 1) continue;
    sparseRows.push(row - out);
    sparseCodes.push(column.codes[index] ?? 0);
  }
  const codes = codesUpTo(column.dictionary.length, sparseCodes.length);
  codes.set(sparseCodes);
  return withoutUnused({ ...column, rows: Uint32Array.from(sparseRows), codes });
}

/** Values that nobody has any more are not judged, sampled or named. */
function withoutUnused(column: Column): Column {
  const { dictionary, sizes } = column;
  const { used, codes } = compactCodes(column.codes, dictionary.length);
  if (used.length === dictionary.length) return column;
  return {
    ...column,
    dictionary: Array.from(used, (code) => dictionary.at(code) ?? ''),
    sizes: sizes === null ? null : Float64Array.from(used, (code) => sizes[code] ?? NaN),
    codes,
  };
}
