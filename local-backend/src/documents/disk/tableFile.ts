import { foundBlocks, type FoundBlock } from './foundBlocks';
import type { LiveTable } from './manifest';
import { blockAt, placeOf, TRAILER_BYTES, withoutSuffix, type BlockPlace } from './tableBlock';
import { tableEnd } from './tableEnd';
import { writtenTable } from './writtenTable';

/** Keys without LevelDB's suffix; null where the table begins or ends. */
export interface DamagedRange {
  readonly after: Buffer | null;
  readonly upTo: Buffer | null;
}

export interface CheckedTable {
  /** Completes “FILE …”; null for a table that is whole. */
  readonly what: string | null;
  /** Where something of it is missing. */
  readonly damaged: readonly DamagedRange[];
  /** A table of the blocks that are whole; null where none can be found. */
  readonly salvaged: () => Buffer | null;
}

/** What the MANIFEST says of a table; null where it cannot be asked. */
type Known = Omit<LiveTable, 'number'> | null;

/** Checks every block of a table (`*.ldb`) by its checksum, which LevelDB does not when it reads. */
export async function checkTable(
  bytes: Buffer,
  pause: () => Promise<void>,
  known: Known,
): Promise<CheckedTable> {
  const end = await tableEnd(bytes.length, (offset, length) =>
    Promise.resolve(bytes.subarray(offset, offset + length)),
  );
  if (end !== null) return checkedByIndex(bytes, end.places, end.isWhole, pause);
  const found = await foundBlocks(bytes, pause);
  const index = found.map(indexOf).find((places) => places !== null) ?? null;
  const data = ascending(found.filter((block) => indexOf(block) === null));
  const isKnown = (block: FoundBlock): boolean =>
    index?.some(
      ({ offset, bytes: length }) => offset === block.offset && length === block.bytes,
    ) === true;
  return index !== null && data.every(isKnown)
    ? checkedByIndex(bytes, index, false, pause)
    : checkedByBlocks(bytes, data, known);
}

async function checkedByIndex(
  bytes: Buffer,
  places: readonly BlockPlace[],
  isEndWhole: boolean,
  pause: () => Promise<void>,
): Promise<CheckedTable> {
  const damaged: DamagedRange[] = [];
  const whole: BlockPlace[] = [];
  let before: Buffer | null = null;
  for (const place of places) {
    const upTo = withoutSuffix(place.lastKey);
    if (blockAt(bytes, place) === null) damaged.push({ after: before, upTo });
    else whole.push(place);
    before = upTo;
    await pause();
  }
  const blocks = `in ${String(damaged.length)} of ${String(places.length)} blocks`;
  const what = isEndWhole
    ? `is damaged ${blocks}`
    : damaged.length === 0
      ? 'is damaged behind its last block'
      : `is damaged behind its last block and ${blocks}`;
  return {
    what: isEndWhole && damaged.length === 0 ? null : what,
    damaged,
    salvaged: () => (whole.length === 0 ? null : writtenTable(bytes, whole)),
  };
}

/** Without an index what lies between the whole blocks may have held something. */
function checkedByBlocks(bytes: Buffer, blocks: readonly FoundBlock[], known: Known): CheckedTable {
  const places = blocks.flatMap(({ offset, bytes: length, entries }) => {
    const [firstKey, lastKey] = [entries[0]?.key, entries.at(-1)?.key];
    return firstKey === undefined || lastKey === undefined
      ? []
      : [{ offset, bytes: length, firstKey, lastKey }];
  });
  const size = known?.bytes ?? bytes.length;
  const kept = places.reduce((sum, place) => sum + place.bytes + TRAILER_BYTES, 0);
  const entries = blocks.reduce((sum, block) => sum + block.entries.length, 0);
  return {
    what:
      `has no index that can be read: ${countOf(places.length, 'block')} with ` +
      `${countOf(entries, 'entry', 'entries')} could be kept, up to ${String(size - kept)} of ${String(size)} bytes are lost`,
    damaged: gapsBetween(places, known),
    salvaged: () => (places.length === 0 ? null : writtenTable(bytes, places)),
  };
}

function gapsBetween(
  places: readonly (BlockPlace & { readonly firstKey: Buffer })[],
  known: Known,
): readonly DamagedRange[] {
  const gaps: DamagedRange[] = [];
  let end = 0;
  let after = known?.first ?? null;
  for (const { offset, bytes, firstKey, lastKey } of places) {
    if (offset > end) gaps.push({ after, upTo: withoutSuffix(firstKey) });
    end = offset + bytes + TRAILER_BYTES;
    after = withoutSuffix(lastKey);
  }
  const isAtEnd = end > 0 && known !== null && after?.equals(known.last) === true;
  return isAtEnd ? gaps : [...gaps, { after, upTo: known?.last ?? null }];
}

/** The blocks that a block names one behind another from the first byte on, as none but an index does. */
function indexOf({ offset, entries }: FoundBlock): readonly BlockPlace[] | null {
  try {
    const places = entries.map(placeOf);
    let end = 0;
    for (const place of places) {
      if (place.offset !== end) return null;
      end += place.bytes + TRAILER_BYTES;
    }
    return end > 0 && end <= offset ? places : null;
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

const SUFFIX_BYTES = 8;
/** In the suffix of a key: deleted or set. */
const KINDS = [0, 1];

/** Those whose keys are keys of the database, each behind those of the blocks before it. */
function ascending(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  const kept: FoundBlock[] = [];
  let before: Buffer = Buffer.alloc(0);
  for (const block of blocks) {
    const keys = block.entries.map(({ key }) => key);
    const [first, last] = [keys[0], keys.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (!keys.every((key) => KINDS.includes(key[key.length - SUFFIX_BYTES] ?? -1))) continue;
    if (withoutSuffix(first).compare(before) < 0) continue;
    kept.push(block);
    before = withoutSuffix(last);
  }
  return kept;
}

const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
