import { failed, FIELD_TYPES, succeeded, type Result } from 'shared-kernel/model';
import { Utf8Texts, type Snapshot } from 'evaluation';
import { createByteReader, type ByteReader } from './byteReader';
import { createByteWriter } from './byteWriter';
import { checksumOf, createChecksum, fnv1a } from './checksum';
import { piecedBytes, type PiecedBytes } from './piecedBytes';
import { readColumn, writeColumn } from './columnCodec';
import { rowsOfShare, WHOLE, type RowRange, type Share } from './share';
import { readTexts, writeTexts } from './textsCodec';

/** Bytes that are no snapshot of this version: they are rebuilt from the supporters (D16). */
export interface SnapshotDamage {
  readonly code: 'snapshot/other-version' | 'snapshot/damaged';
}

/** Raised with every change of the layout, or of how raw texts are read. Those of the first one differ in their checksum alone. */
const VERSION = 2;
const MARK = [0x53, 0x53, 0x6e] as const;
const CHECKSUMS: Readonly<Record<number, (bytes: Uint8Array) => number>> = {
  1: fnv1a,
  [VERSION]: checksumOf,
};
const CHECKSUM_BYTES = 4;
const CHECKSUM_AT = MARK.length + 1;
const HEAD_BYTES = CHECKSUM_AT + CHECKSUM_BYTES;

/**
 * Mark and version, checksum of the rest, then rows, fields and columns. Long arrays of the snapshot are not copied: it must
 * stay as it is until the bytes have been used.
 */
export const snapshotInPieces = (snapshot: Snapshot): PiecedBytes => {
  const writer = createByteWriter();
  writer.uint(snapshot.rowCount);
  writeTexts(writer, snapshot.emails);
  writeTexts(writer, snapshot.supporterIds);
  writer.array(snapshot.emailHashes);
  writeTexts(
    writer,
    snapshot.fields.map(({ name }) => name),
  );
  for (const { type } of snapshot.fields) writer.uint(FIELD_TYPES.indexOf(type));
  for (const column of snapshot.columns) writeColumn(writer, column);

  const { pieces } = writer.finish();
  const head = new Uint8Array(HEAD_BYTES);
  head.set([...MARK, VERSION]);
  const checksum = createChecksum();
  for (const piece of pieces) checksum.add(piece);
  checksumView(head).setUint32(0, checksum.value(), true);
  return piecedBytes([head, ...pieces]);
};

/** The same in one. */
export const encodeSnapshot = (snapshot: Snapshot): Uint8Array =>
  snapshotInPieces(snapshot).slice();

/** What `encodeSnapshot` was given, or a share of it; every byte is checked in any case. Texts lie in `bytes`, as UTF-8. */
export const decodeSnapshot = (
  bytes: Uint8Array,
  share: Share = WHOLE,
): Result<Snapshot, SnapshotDamage> => {
  if (bytes.length < HEAD_BYTES) return failed({ code: 'snapshot/damaged' });
  const checksum = CHECKSUMS[bytes[MARK.length] ?? 0];
  if (checksum === undefined || MARK.some((byte, index) => bytes[index] !== byte)) {
    return failed({ code: 'snapshot/other-version' });
  }
  const body = bytes.subarray(HEAD_BYTES);
  if (checksumView(bytes).getUint32(0, true) !== checksum(body)) {
    return failed({ code: 'snapshot/damaged' });
  }
  const reader = createByteReader(body);
  const snapshot = readSnapshot(reader, share);
  return reader.isDamaged() || !reader.isAtEnd()
    ? failed({ code: 'snapshot/damaged' })
    : succeeded(snapshot);
};

const checksumView = ({ buffer, byteOffset }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset + CHECKSUM_AT, CHECKSUM_BYTES);

const readSnapshot = (reader: ByteReader, share: Share): Snapshot => {
  const all = reader.uint(2 ** 32 - 1);
  const emails = readTexts(reader);
  const supporterIds = readTexts(reader);
  if (emails.length !== all || supporterIds.length !== all) reader.reportDamage();
  const rows = rowsOfShare(share, emails.length);
  const emailHashes = reader.array(Uint32Array, emails.length);
  const names = readTexts(reader);
  const fields = Array.from({ length: names.length }, (_, index) => ({
    name: names.at(index) ?? '',
    type: FIELD_TYPES[reader.uint(FIELD_TYPES.length - 1)] ?? 'unknown',
  }));
  return {
    fields,
    rowCount: rows.to - rows.from,
    emails: textsOfRows(emails, rows),
    supporterIds: textsOfRows(supporterIds, rows),
    emailHashes: emailHashes.slice(rows.from, rows.to),
    columns: fields.map(() => readColumn(reader, emails.length, rows)),
  };
};

/** Those of some rows, where they lie. */
const textsOfRows = (texts: Utf8Texts, { from, to }: RowRange): Utf8Texts => {
  if (to - from >= texts.length) return texts;
  const start = texts.startOf(from);
  return new Utf8Texts(
    texts.bytes.subarray(start, texts.startOf(to)),
    texts.ends.subarray(from, to).map((end) => end - start),
  );
};
