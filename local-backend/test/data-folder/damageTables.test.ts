import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { byteReader } from '../../src/documents/disk/byteReader';
import { foundBlocks } from '../../src/documents/disk/foundBlocks';
import { tableEnd } from '../../src/documents/disk/tableEnd';
import { flipByte, ids, onlyFile, save, savedIds } from './aFolder';
import { aFolderOfEachTest } from './aFolderOfEachTest';

const TABLE = /^\d+\.ldb$/;
const FOOTER_BYTES = 48;
const IN_TABLE = ids(0, 300);
const IN_LOG = ids(1000, 10);
const NO_PAUSE = (): Promise<void> => Promise.resolve();

const folder = aFolderOfEachTest();
const { reopened } = folder;
let table: string;
/** Where its second block begins, and the index and what else stands behind the blocks. */
let places: Readonly<Record<'second' | 'filter' | 'metaindex' | 'index', number>>;

beforeEach(async () => {
  const first = await folder.open();
  await Promise.all(IN_TABLE.map((id) => save(first, id, textOf(id))));
  await first.compact();
  for (const id of IN_LOG) await save(first, id);
  await first.close();
  table = await onlyFile(folder.directory, TABLE);
  places = await endOf(await readFile(table));
});

/** What compresses no better than names and sentences do. */
const textOf = (id: string): string => createHash('sha512').update(id).digest('base64').repeat(3);

async function endOf(bytes: Buffer): Promise<typeof places> {
  const footer = byteReader(bytes.subarray(-FOOTER_BYTES));
  const [metaindex] = [footer.varint(), footer.varint()];
  const index = footer.varint();
  const end = await tableEnd(bytes.length, (at, length) =>
    Promise.resolve(bytes.subarray(at, at + length)),
  );
  const last = end?.places.at(-1);
  const second = end?.places[1]?.offset ?? 0;
  return { second, metaindex, index, filter: (last?.offset ?? 0) + (last?.bytes ?? 0) + 5 };
}

/** It is said at once, the log's saves are there, and from then on all is whole. */
async function salvaged(): Promise<readonly string[]> {
  const again = await reopened();
  expect(folder.said).toHaveLength(1);
  expect(await savedIds(again, IN_LOG)).toEqual(IN_LOG);
  expect(await again.scrub()).toEqual([]);
  const found = await savedIds(again, IN_TABLE);
  expect(await savedIds(await reopened(), IN_TABLE)).toEqual(found);
  expect(folder.said).toHaveLength(1);
  return found;
}

describe('a table that is cut short', () => {
  it.each([0.3, 0.7, 0.97])('to %d of it keeps every block before the cut', async (part) => {
    const { length } = await readFile(table);
    const blocks = await wholeBlocks(part);
    await truncate(table, Math.floor(length * part));
    const found = await salvaged();
    expect(found).toEqual(IN_TABLE.slice(0, found.length));
    expect(found.length / IN_TABLE.length).toBeGreaterThan(part - 0.1);
    expect(folder.said[0]).toMatch(
      new RegExp(
        `has no index that can be read: ${String(blocks)} blocks with \\d+ entries could be kept, up to \\d+ of ${String(length)} bytes are lost`,
      ),
    );
    expect(folder.said[0]).toMatch(/What stood between saved\/\d+ and .* may be missing/);
    // Which saves the rest of the table held is told by its keys, not by all the numbers there ever were.
    expect(folder.said[0]).not.toContain('saves that were acknowledged are lost');
    expect(folder.said[0]).not.toContain('Everything that was acknowledged');
  });

  it('by zeros in the place of its end is as one that was cut', async () => {
    const bytes = await readFile(table);
    await writeFile(table, bytes.fill(0, Math.floor(bytes.length / 2)));
    const found = await salvaged();
    expect(found).toEqual(IN_TABLE.slice(0, found.length));
    expect(found.length).toBeGreaterThan(IN_TABLE.length * 0.4);
  });

  it('to less than a block is said, and keeps nothing', async () => {
    await truncate(table, 1_000);
    expect(await salvaged()).toEqual([]);
    expect(folder.said[0]).toContain('0 blocks with 0 entries could be kept');
  });

  it('whose log is empty says that the last saves cannot be told', async () => {
    const emptied = await reopened();
    await emptied.compact();
    await reopened();
    await folder.close();
    const tables = (await readdir(folder.directory)).filter((name) => TABLE.test(name));
    const last = join(folder.directory, tables.sort().at(-1) ?? '');
    await truncate(last, Math.floor((await readFile(last)).length / 2));
    await reopened();
    expect(folder.said[0]).toMatch(/Whether the last saves before it are there cannot be told/);
    expect(folder.said[0]).not.toContain('saves that were acknowledged are lost');
  });

  async function wholeBlocks(part: number): Promise<number> {
    const bytes = await readFile(table);
    const end = await tableEnd(bytes.length, (at, length) =>
      Promise.resolve(bytes.subarray(at, at + length)),
    );
    const cut = Math.floor(bytes.length * part);
    return (end?.places ?? []).filter((place) => place.offset + place.bytes + 5 <= cut).length;
  }
});

describe('a flipped byte behind the blocks of a table', () => {
  it.each([
    ['footer', 'its places', -FOOTER_BYTES],
    ['footer', 'its mark', -3],
    ['index', 'its first entry', 3],
    ['metaindex', 'its first entry', 2],
    ['filter', 'its bits', 30],
  ] as const)('in the %s, %s, costs nothing, and is said at once', async (part, _, at) => {
    await flipByte(table, at < 0 ? (await readFile(table)).length + at : placeIn(part) + at);
    expect(await salvaged()).toEqual(IN_TABLE);
    expect(folder.said[0]).toMatch(
      /\.ldb cannot be read from its end.*Everything that was acknowledged is there/,
    );
  });

  const placeIn = (part: string): number =>
    part === 'filter' ? places.filter : part === 'index' ? places.index : places.metaindex;

  it.each([
    ['index', 1],
    ['footer', -1],
  ])('and one in a block (%s) cost that block', async (_, where) => {
    await flipByte(table, where > 0 ? places.index + 3 : (await readFile(table)).length - 3);
    await flipByte(table, Math.floor(places.filter / 2));
    const found = await salvaged();
    const lost = IN_TABLE.filter((id) => !found.includes(id));
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(20);
    expect(folder.said[0]).toMatch(
      where > 0
        ? /has no index that can be read: \d+ blocks with \d+ entries could be kept/
        : /is damaged behind its last block and in 1 of \d+ blocks/,
    );
    expect(folder.said[0]).toMatch(
      /What stood between saved\/\d+.* and saved\/\d+.* may be missing/,
    );
  });
});

it('what only stands behind the blocks is never taken for one of them', async () => {
  const bytes = await readFile(table);
  bytes.fill(0, places.second, places.filter);
  bytes.fill(0, bytes.length - FOOTER_BYTES);
  await writeFile(table, bytes);
  const found = await salvaged();
  expect(found).toEqual(IN_TABLE.slice(0, found.length));
  expect(found.length).toBeGreaterThan(2);
  const keys: string[] = [];
  for await (const [key] of folder.store?.entries() ?? []) keys.push(key.toString());
  expect(keys).not.toContainEqual(expect.stringContaining('leveldb'));
  expect(keys.length).toBeLessThanOrEqual(found.length + IN_LOG.length + 3);
});

it('a table from whose middle bytes are missing keeps the blocks before and behind', async () => {
  const bytes = await readFile(table);
  const middle = Math.floor(places.filter / 2);
  await writeFile(table, Buffer.concat([bytes.subarray(0, middle), bytes.subarray(middle + 100)]));
  const found = await salvaged();
  expect(found.length).toBeGreaterThan(IN_TABLE.length - 20);
  expect(found).toContain(IN_TABLE.at(-1));
  expect(found).not.toEqual(IN_TABLE);
});

it.each([true, false])(
  'every block is found without an index (compressed: %s)',
  async (compression) => {
    const directory = await mkdtemp(join(tmpdir(), 'blocks-'));
    const database = new ClassicLevel(directory, { compression });
    try {
      for (const id of ids(0, 500)) await database.put(`key${id}`, textOf(id));
      await database.put('large', 'y'.repeat(300_000) + textOf('large'));
      await database.compactRange('a', 'z');
      await database.close();
      const bytes = await readFile(await onlyFile(directory, TABLE));
      const end = await tableEnd(bytes.length, (at, length) =>
        Promise.resolve(bytes.subarray(at, at + length)),
      );
      const found = await foundBlocks(bytes, NO_PAUSE);
      const spans = found.map(({ offset, bytes: length }) => ({ offset, bytes: length }));
      expect(end?.places.length).toBeGreaterThan(20);
      for (const { offset, bytes: length } of end?.places ?? [])
        expect(spans).toContainEqual({ offset, bytes: length });
      // The index and, where it has an entry, the metaindex.
      expect(spans.length - (end?.places.length ?? 0)).toBeLessThanOrEqual(2);
    } finally {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
);
