import { maskedCrc32c } from './crc32c';

/** What a file in LevelDB's log format (a log, or a MANIFEST) holds. */
export interface LogFile {
  readonly records: readonly Buffer[];
  /** Offsets at which something stands that cannot be read. */
  readonly damagedAt: readonly number[];
  /** Whether it ends within a record: as a crash leaves it, or a length that is wrong. */
  readonly isTorn: boolean;
}

const BLOCK_BYTES = 32 * 1024;
const HEADER_BYTES = 7;
/** Kinds of fragments; 3 is one between the first and the last. */
const [FULL, FIRST, LAST] = [1, 2, 4] as const;

interface Fragment {
  readonly kind: number;
  readonly data: Buffer;
  readonly end: number;
}

/**
 * Reads every record whose checksums are right, those behind a damaged one too: LevelDB itself leaves out the rest of a
 * block, or of the file, and says nothing.
 */
export function readLogFile(bytes: Buffer): LogFile {
  const records: Buffer[] = [];
  const damagedAt: number[] = [];
  let parts: Buffer[] | null = null;
  let at = 0;
  const damaged = (): void => {
    damagedAt.push(at);
    parts = null;
  };
  while (at < bytes.length) {
    const blockEnd = Math.min(bytes.length, at - (at % BLOCK_BYTES) + BLOCK_BYTES);
    if (BLOCK_BYTES - (at % BLOCK_BYTES) < HEADER_BYTES) {
      at = blockEnd;
      continue;
    }
    const fragment = fragmentAt(bytes, at, blockEnd);
    if (fragment === null || fragment === 'short') {
      const next = nextReadable(bytes, at + 1, blockEnd);
      if (fragment === 'short' && next === bytes.length)
        return { records, damagedAt, isTorn: true };
      damaged();
      at = next;
      continue;
    }
    const { kind, data, end } = fragment;
    if (kind === FULL) records.push(data);
    else if (kind === FIRST) parts = [data];
    else if (parts !== null) {
      parts.push(data);
      if (kind === LAST) {
        records.push(Buffer.concat(parts));
        parts = null;
      }
    } else if (damagedAt.length === 0) damaged();
    if (kind === FULL || kind === LAST) parts = null;
    at = end;
  }
  return { records, damagedAt, isTorn: parts !== null };
}

/** Null for one whose checksum is wrong, `short` for one that would reach past its block or the file. */
function fragmentAt(bytes: Buffer, at: number, blockEnd: number): Fragment | 'short' | null {
  if (at + HEADER_BYTES > blockEnd) return 'short';
  const length = bytes.readUInt16LE(at + 4);
  const kind = bytes.readUInt8(at + 6);
  const end = at + HEADER_BYTES + length;
  // The system may leave zeros where a write was when the power went.
  if (kind === 0 && length === 0) return isZero(bytes, at) ? 'short' : null;
  if (end > blockEnd) return 'short';
  if (kind < FULL || kind > LAST) return null;
  if (bytes.readUInt32LE(at) !== maskedCrc32c(bytes.subarray(at + 6, end))) return null;
  return { kind, data: bytes.subarray(at + HEADER_BYTES, end), end };
}

const isZero = (bytes: Buffer, from: number): boolean =>
  bytes.subarray(from).every((byte) => byte === 0);

/** The next whole fragment, wherever it begins, since the length before it may be what is wrong; else the next block. */
function nextReadable(bytes: Buffer, from: number, blockEnd: number): number {
  for (let at = from; at + HEADER_BYTES <= blockEnd; at += 1) {
    const fragment = fragmentAt(bytes, at, blockEnd);
    if (fragment !== null && fragment !== 'short') return at;
  }
  return blockEnd;
}
