import { byteReader } from './byteReader';
import { blockAt, entriesOf, placeOf, TRAILER_BYTES, type BlockPlace } from './tableBlock';
import { FOOTER_BYTES, MAGIC } from './writtenTable';

export interface TableEnd {
  /** What the index names, in order. */
  readonly places: readonly BlockPlace[];
  /** Whether its filters are whole too: with one that is not, LevelDB overlooks keys that are there. */
  readonly isWhole: boolean;
}

/** Gives fewer bytes where the table ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** Reads what stands behind the blocks of a table: filters, index and footer. Null where the index cannot be read. */
export async function tableEnd(size: number, read: ReadBytes): Promise<TableEnd | null> {
  const block = async ({ offset, bytes }: Pick<BlockPlace, 'offset' | 'bytes'>) =>
    offset + bytes + TRAILER_BYTES > size
      ? null
      : blockAt(await read(offset, bytes + TRAILER_BYTES), { offset: 0, bytes });
  try {
    const footer = size < FOOTER_BYTES ? null : await read(size - FOOTER_BYTES, FOOTER_BYTES);
    if (footer?.subarray(-MAGIC.length).equals(MAGIC) !== true) return null;
    const reader = byteReader(footer);
    const metaindex = { offset: reader.varint(), bytes: reader.varint() };
    const index = await block({ offset: reader.varint(), bytes: reader.varint() });
    if (index === null) return null;
    const places = entriesOf(index).map(placeOf);
    return { places, isWhole: await hasWholeFilters(await block(metaindex), block) };
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

async function hasWholeFilters(
  metaindex: Buffer | null,
  block: (place: BlockPlace) => Promise<Buffer | null>,
): Promise<boolean> {
  if (metaindex === null) return false;
  for (const place of entriesOf(metaindex).map(placeOf))
    if ((await block(place)) === null) return false;
  return true;
}
