import { CRC_ONE, crcProduct, crcStep, unmasked, zeroStepUndone } from './crc32c';
import { blockAt, entriesOf, SNAPPY, TRAILER_BYTES, type BlockEntry } from './tableBlock';

/** A whole block of a table whose index cannot be asked where it stands. */
export interface FoundBlock {
  readonly offset: number;
  readonly bytes: number;
  readonly entries: readonly BlockEntry[];
}

const BYTES_BETWEEN_PAUSES = 4096;
const UNCOMPRESSED = 0;

/**
 * Every block of a table that is whole, in the order in which they stand, wherever they begin and end. A checksum is
 * linear: let Z be what a byte of 0 does to one, and P(i) the checksum of the first i bytes from 0. A block from s with a
 * checksum t up to its end e has Z^(e-s)(¬P(s)) = t ⊕ P(e), that is Z^-s(¬P(s)) = Z^-e(t ⊕ P(e)): one side is known of
 * each start and the other of each end, so that one pass finds the pairs, where trying them would take the square.
 */
export async function foundBlocks(
  bytes: Buffer,
  pause: () => Promise<void>,
): Promise<readonly FoundBlock[]> {
  const starts = new Map<number, number[]>();
  const found: FoundBlock[] = [];
  let sum = 0;
  let undone = CRC_ONE; // Z^-i as a factor
  for (let at = 0; at + TRAILER_BYTES <= bytes.length; at += 1) {
    const kind = bytes.readUInt8(at);
    if (mayBegin(bytes, at)) {
      const key = crcProduct(undone, ~sum >>> 0);
      starts.set(key, [...(starts.get(key) ?? []), at]);
    }
    sum = crcStep(sum, kind);
    undone = zeroStepUndone(undone);
    if (kind === UNCOMPRESSED || kind === SNAPPY) {
      const target = ~unmasked(bytes.readUInt32LE(at + 1)) >>> 0;
      for (const start of starts.get(crcProduct(undone, (target ^ sum) >>> 0)) ?? []) {
        const block = foundBlock(bytes, start, at);
        if (block !== null) found.push(block);
      }
    }
    if (at % BYTES_BETWEEN_PAUSES === 0) await pause();
  }
  return outermost(found);
}

/** No key is shorter, with LevelDB's suffix. */
const LEAST_KEY = 9;

/** A block begins with an entry that shares nothing with one before it: 0 and its key's length, in Snappy as a literal. */
function mayBegin(bytes: Buffer, at: number): boolean {
  const isEntry = (from: number): boolean =>
    bytes[from] === 0 && (bytes[from + 1] ?? 0) >= LEAST_KEY;
  if (isEntry(at)) return true;
  let tagAt = at;
  while (tagAt < at + 5 && (bytes[tagAt] ?? 0) >= 0x80) tagAt += 1;
  const tag = bytes[tagAt + 1] ?? 1;
  return (tag & 3) === 0 && isEntry(tagAt + 2 + Math.max(0, (tag >>> 2) - 59));
}

function foundBlock(bytes: Buffer, offset: number, end: number): FoundBlock | null {
  try {
    const content = blockAt(bytes, { offset, bytes: end - offset });
    return content === null ? null : { offset, bytes: end - offset, entries: entriesOf(content) };
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

/** Without what only looks like a block within another. */
function outermost(found: readonly FoundBlock[]): readonly FoundBlock[] {
  const sorted = [...found].sort((a, b) => a.offset - b.offset || b.bytes - a.bytes);
  const kept: FoundBlock[] = [];
  let end = 0;
  for (const block of sorted) {
    if (block.offset < end) continue;
    kept.push(block);
    end = block.offset + block.bytes + TRAILER_BYTES;
  }
  return kept;
}
