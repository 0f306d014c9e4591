import type { Column } from './column';
import { pickedTexts } from './pickedTexts';
import type { Snapshot } from './snapshot';
import { withoutUnused } from './withoutUnused';

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
    emails: pickedTexts(emails, rows),
    supporterIds: pickedTexts(supporterIds, rows),
    emailHashes: rows.map((row) => emailHashes[row] ?? 0),
    columns: columns.map((column) => withoutUnused(columnAt(column, rows, isOut))),
  };
}

function columnAt(column: Column, rows: Uint32Array, isOut: Uint8Array): Column {
  const codes = column.codes.slice();
  let left = 0;
  if (column.rows === null) {
    for (const row of rows) {
      codes[left] = column.codes[row] ?? 0;
      left += 1;
    }
    return { ...column, codes: codes.subarray(0, left) };
  }
  const keptRows = column.rows.slice();
  let at = 0;
  let out = 0;
  for (let index = 0; index < column.rows.length; index += 1) {
    const row = column.rows[index] ?? 0;
    for (; at < row; at += 1) if (isOut[at] === 1) out += 1;
    if (isOut[row] === 1) continue;
    keptRows[left] = row - out;
    codes[left] = column.codes[index] ?? 0;
    left += 1;
  }
  return { ...column, rows: keptRows.subarray(0, left), codes: codes.subarray(0, left) };
}
