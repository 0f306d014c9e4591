import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCES } from 'build-preset/node';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import { FolderFault } from '../../src/documents';
import { maskedCrc32c } from '../../src/documents/disk/crc32c';
import { readLogFile } from '../../src/documents/disk/logFile';
import { aFolder, contentOf, flipByte, ids, onlyFile, save, saveAll, savedIds } from './aFolder';
import { aFolderOfEachTest, SAVED } from './aFolderOfEachTest';

const LOG = /^\d+\.log$/;
const TABLE = /^\d+\.ldb$/;
const MANIFEST = /^MANIFEST-\d+$/;

const folder = aFolderOfEachTest();
const { fortySaves, reopened, setAside } = folder;

const file = (pattern: RegExp): Promise<string> => onlyFile(folder.directory, pattern);
/** Forty in a table, and ten in the log behind it. */
async function inTableAndLog(): Promise<void> {
  const first = await folder.open();
  await saveAll(first, SAVED);
  await first.compact();
  await saveAll(first, ids(100, 10));
  await first.close();
}

/** What was said is a sentence that names the file, and its files are as they were. */
async function expectSaid(named: RegExp, original: string, content: Buffer): Promise<void> {
  expect(folder.said).toHaveLength(1);
  expect(folder.said[0]).toMatch(named);
  const [aside, another] = await setAside();
  expect(another).toBeUndefined();
  const kept = join(aside ?? '', original.slice(folder.directory.length + 1));
  expect((await readFile(kept)).equals(content)).toBe(true);
  expect(await readFile(join(aside ?? '', 'README.txt'), 'utf8')).toContain(folder.said[0]);
  expect(await readdir(folder.directory)).not.toContainEqual(expect.stringMatching(/^opening-/));
}

describe('a whole data folder', () => {
  it('says nothing, and keeps no second copy of its files', async () => {
    await inTableAndLog();
    const again = await reopened();
    expect(await savedIds(again, [...SAVED, ...ids(100, 10)])).toHaveLength(50);
    expect(folder.said).toEqual([]);
    expect(again.mended).toBe('never');
    expect(
      (await readdir(folder.directory)).filter((name) => /^(opening|damaged)-/.test(name)),
    ).toEqual([]);
  });

  it('is no less whole when its last write was cut off before it was acknowledged', async () => {
    await fortySaves();
    const log = await file(LOG);
    await writeFile(
      log,
      Buffer.concat([await readFile(log), Buffer.from([1, 2, 3, 4, 200, 1, 1, 9])]),
    );
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED);
    expect(folder.said).toEqual([]);
  });
});

describe('CURRENT that is deleted', () => {
  it('is made anew, and nothing is lost', async () => {
    await inTableAndLog();
    const manifest = await file(MANIFEST);
    const content = await readFile(manifest);
    await rm(join(folder.directory, 'CURRENT'));
    const again = await reopened();
    expect(await savedIds(again, [...SAVED, ...ids(100, 10)])).toHaveLength(50);
    await expectSaid(
      /CURRENT is missing or damaged.*Everything that was acknowledged is there/,
      manifest,
      content,
    );
    expect(again.mended).toBe('now');
  });

  it('is no sign that the folder is new, however it was damaged', async () => {
    await fortySaves();
    for (const content of ['', 'MANIFEST-999999\n', 'MANIFEST-00000']) {
      await writeFile(join(folder.directory, 'CURRENT'), content);
      const again = await folder.open();
      expect(await savedIds(again, SAVED)).toEqual(SAVED);
      await again.close();
    }
    expect(folder.said).toHaveLength(3);
  });
});

describe('a flipped byte', () => {
  const MOST_TELLING = [
    ['in the text of a save', 15, 40],
    ['in the length of a save, which then reaches into another', 20, 4],
    ['in the length of the last save, which then looks cut off', 39, 4],
    ['in the first save', 0, 100],
  ] as const;
  const OTHERS = [
    ['in the header of a save', 15, 2],
    ['in the length of a save', 15, 5],
    ['in the length of the first save', 0, 4],
    ['in the last save', 39, 40],
  ] as const;
  it.each([...MOST_TELLING, ...(IN_LONG_RUN ? OTHERS : [])])(
    'of the log %s costs that save alone, and is said',
    async (_where, save, within) => {
      await fortySaves();
      const log = await file(LOG);
      const starts = recordStarts(await readFile(log));
      await flipByte(log, (starts[save] ?? 0) + within);
      const content = await readFile(log);
      const again = await reopened();
      const found = await savedIds(again, SAVED);
      const lost = SAVED.filter((id) => !found.includes(id));
      expect(lost).toEqual([SAVED[save]]);
      await expectSaid(/\.log is damaged|The log lacks saves/, log, content);
      expect(folder.said[0]).toMatch(
        save === 0
          ? /One save that was acknowledged is lost: made after the last whole one/
          : /One save that was acknowledged is lost: made after \d{4}-/,
      );
      expect(folder.said[0]).toContain('npm run restore');
      expect(again.mended).toBe('now');
    },
  );

  it('is not needed for a record that is no save: it is left out, and said', async () => {
    await fortySaves();
    const log = await file(LOG);
    const kindAndData = Buffer.from([1, ...Buffer.alloc(12), 1, 200, 9]);
    const header = Buffer.alloc(6);
    header.writeUInt32LE(maskedCrc32c(kindAndData));
    header.writeUInt16LE(kindAndData.length - 1, 4);
    await appendFile(log, Buffer.concat([header, kindAndData]));
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED);
    expect(folder.said[0]).toMatch(/\.log holds what is no save\. Everything/);
  });

  it('is said once: the next start is silent, and saves go on', async () => {
    await fortySaves();
    const log = await file(LOG);
    await flipByte(log, 5_000);
    const mended = await folder.open();
    await save(mended, 'after');
    await mended.close();
    const again = await reopened();
    expect(folder.said).toHaveLength(1);
    expect(await savedIds(again, ['after'])).toEqual(['after']);
    expect(again.mended).toBe('before');
  });

  const PLACES = IN_LONG_RUN ? 12 : 4;
  it('anywhere in the log is never silent, and loses no more than one save', async () => {
    await fortySaves();
    const log = await file(LOG);
    const whole = await readFile(log);
    for (let at = 3; at < whole.length; at += Math.floor(whole.length / PLACES)) {
      const one = await aFolder();
      const first = await one.open();
      await saveAll(first, SAVED);
      await first.close();
      const flipped = await onlyFile(one.directory, LOG);
      await flipByte(flipped, at % (await readFile(flipped)).length);
      const again = await one.open();
      const lost = SAVED.length - (await savedIds(again, SAVED)).length;
      expect([at, one.said.length]).toEqual([at, 1]);
      expect([at, lost <= 1]).toEqual([at, true]);
      if (lost > 0) expect([at, one.said[0]]).toEqual([at, expect.stringMatching(/lost: made/)]);
      await again.close();
      await one.remove();
    }
  });

  it('in MANIFEST costs nothing, since the tables say what is in them', async () => {
    await inTableAndLog();
    const manifest = await file(MANIFEST);
    await flipByte(manifest, 20);
    const content = await readFile(manifest);
    expect(await savedIds(await reopened(), [...SAVED, ...ids(100, 10)])).toHaveLength(50);
    await expectSaid(
      /MANIFEST-\d+ is damaged.*Everything that was acknowledged/,
      manifest,
      content,
    );
  });

  it('in a table is found by the scrub, and set aside at the next start', async () => {
    const first = await folder.open();
    const many = ids(0, 400);
    await saveAll(first, many);
    await first.compact();
    await first.close();
    const table = await file(TABLE);
    await flipByte(table, 300);
    const content = await readFile(table);

    const served = await folder.open();
    expect(await served.scrub()).toEqual([
      {
        file: table.slice(folder.directory.length + 1),
        what: expect.stringMatching(/^is damaged in 1 of \d+ blocks$/) as unknown,
      },
    ]);
    await served.close();

    const again = await reopened();
    const found = await savedIds(again, many);
    expect(found.length).toBeLessThan(many.length);
    expect(found.length).toBeGreaterThan(many.length / 2);
    await expectSaid(
      /\.ldb was found damaged.*What stood between .* and saved\/\d+ may be missing/,
      table,
      content,
    );
    expect(await again.scrub()).toEqual([]);
    expect(folder.said[0]).not.toContain('Everything that was acknowledged');
  });
});

describe('what is missing', () => {
  it('of the log’s end is said, with how many saves and since when', async () => {
    await fortySaves();
    const log = await file(LOG);
    const starts = recordStarts(await readFile(log));
    await truncate(log, starts[30] ?? 0);
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED.slice(0, 30));
    expect(folder.said[0]).toMatch(
      /Up to 10 saves that were acknowledged are lost: made after 20\d\d-.* UTC, not later than 20/,
    );
  });

  it('of the log within a save is said as well', async () => {
    await fortySaves();
    const log = await file(LOG);
    const starts = recordStarts(await readFile(log));
    await truncate(log, (starts[39] ?? 0) + 20);
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED.slice(0, 39));
    expect(folder.said[0]).toMatch(/One save that was acknowledged is lost/);
  });

  it('a whole log, is said', async () => {
    await inTableAndLog();
    await rm(await file(LOG));
    expect(await savedIds(await reopened(), [...SAVED, ...ids(100, 10)])).toEqual(SAVED);
    expect(folder.said[0]).toMatch(/Up to 10 saves that were acknowledged are lost/);
  });

  it('a table, is said with what it held', async () => {
    await inTableAndLog();
    await rm(await file(TABLE));
    expect(await savedIds(await reopened(), [...SAVED, ...ids(100, 10)])).toEqual(ids(100, 10));
    expect(folder.said[0]).toMatch(
      /\.ldb is missing.*What stood between saved\/0000 and .* may be missing/,
    );
  });

  it('the end of a table, is said', async () => {
    await inTableAndLog();
    const table = await file(TABLE);
    await truncate(table, 1_000);
    expect(await savedIds(await reopened(), ids(100, 10))).toEqual(ids(100, 10));
    expect(folder.said[0]).toMatch(/\.ldb has 1000 bytes instead of \d+/);
  });

  it('the end of MANIFEST, costs nothing', async () => {
    await inTableAndLog();
    const manifest = await file(MANIFEST);
    const { length } = await readFile(manifest);
    for (const cut of [length - 1, length - 20]) {
      await truncate(manifest, cut);
      const again = await folder.open();
      expect(await savedIds(again, [...SAVED, ...ids(100, 10)])).toHaveLength(50);
      await again.close();
      if ((await readdir(folder.directory)).filter((name) => MANIFEST.test(name)).join() !== '')
        break;
    }
    expect(folder.said[0]).toMatch(/MANIFEST-\d+ is damaged/);
  });

  it('the record of what was acknowledged, is said, and the rest is there', async () => {
    await fortySaves();
    await flipByte(join(folder.directory, 'acknowledged'), 3);
    await flipByte(join(folder.directory, 'acknowledged'), 67);
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED);
    expect(folder.said[0]).toMatch(/acknowledged is damaged.*cannot be told/);
    await reopened();
    expect(folder.said).toHaveLength(1);
  });

  it('the whole database, begins nothing anew', async () => {
    await inTableAndLog();
    for (const name of await readdir(folder.directory))
      if (LOG.test(name) || TABLE.test(name) || MANIFEST.test(name) || name === 'CURRENT')
        await rm(join(folder.directory, name));
    const before = await contentOf(folder.directory);
    await expect(folder.open()).rejects.toThrow(/holds no database any more/);
    expect(await contentOf(folder.directory)).toEqual(before);
  });
});

it('a folder that somebody else has open is not mended, whatever it looks like meanwhile', async () => {
  const store = await reopened();
  await saveAll(store, SAVED);
  await rm(join(folder.directory, 'CURRENT'));
  const program = join(__dirname, 'openAnyway.ts');
  const command = [...FROM_SOURCES, program, folder.directory];
  const another = promisify(execFile)(process.execPath, command);
  expect((await another).stdout).toBe('in use\n');
  expect(await setAside()).toEqual([]);
  expect(await readdir(folder.directory)).not.toContain('CURRENT');
  expect(await savedIds(store, SAVED)).toEqual(SAVED);
});

describe('a folder that is not ours', () => {
  it('is refused, and nothing is written into it', async () => {
    await mkdir(folder.directory);
    await writeFile(join(folder.directory, 'thesis.odt'), 'years of work');
    await expect(folder.open()).rejects.toThrow(FolderFault);
    await expect(folder.open()).rejects.toThrow(
      /is not empty and not a data folder \(it holds thesis\.odt\)/,
    );
    expect([...(await contentOf(folder.directory)).keys()]).toEqual([
      join(folder.directory, 'thesis.odt'),
    ]);
  });

  it('may hold what the system leaves everywhere', async () => {
    await mkdir(join(folder.directory, 'lost+found'), { recursive: true });
    await save(await reopened(), 'one');
    expect(await savedIds(await reopened(), ['one'])).toEqual(['one']);
  });

  it('of a later release is refused', async () => {
    await fortySaves();
    const mark = join(folder.directory, 'folder.json');
    await writeFile(mark, (await readFile(mark, 'utf8')).replace('"format": 1', '"format": 2'));
    await expect(folder.open()).rejects.toThrow(/was written by a later release \(format 2/);
  });
});

describe('a start that was killed', () => {
  it('before its database was made, makes it the next time', async () => {
    await fortySaves();
    for (const name of await readdir(folder.directory))
      if (name !== 'folder.json') await rm(join(folder.directory, name));
    const mark = join(folder.directory, 'folder.json');
    await writeFile(mark, (await readFile(mark, 'utf8')).replace('in use', 'new'));
    await save(await reopened(), 'one');
  });

  it('while it mended, mends what it had found, not what it had made of it', async () => {
    await fortySaves();
    const log = await file(LOG);
    await flipByte(log, 5_000);
    const before = await readFile(log);
    await (await folder.open()).close();
    const [aside = ''] = await setAside();
    // As if it had been killed with the log away and nothing brought back.
    await writeFile(join(aside, 'unfinished'), '');
    await rm(await file(LOG));
    folder.said.length = 0;
    expect((await savedIds(await reopened(), SAVED)).length).toBe(39);
    await expectSaid(/\.log is damaged/, log, before);
  });

  it('while it held the files, leaves nothing behind', async () => {
    await fortySaves();
    await mkdir(join(folder.directory, 'opening-abc'));
    await writeFile(join(folder.directory, 'opening-abc', '000003.log'), 'x');
    await reopened();
    expect(await readdir(folder.directory)).not.toContain('opening-abc');
  });
});

/** Where each record of a log begins, as long as none is longer than a block. */
function recordStarts(bytes: Buffer): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at + 7 <= bytes.length;) {
    const left = 32_768 - (at % 32_768);
    if (left < 7) {
      at += left;
      continue;
    }
    const kind = bytes.readUInt8(at + 6);
    if (kind === 1 || kind === 2) starts.push(at);
    at += 7 + bytes.readUInt16LE(at + 4);
  }
  expect(starts).toHaveLength(readLogFile(bytes).records.length);
  return starts;
}
