import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderFault } from '../../src/documents';
import { contentOf, onlyFile, save, saveAll, savedIds } from './aFolder';
import { aFolderOfEachTest, SAVED } from './aFolderOfEachTest';
import { releaseFolder } from './releaseFolder';

const LOG = /^\d+\.log$/;

const folder = aFolderOfEachTest();
const { fortySaves, reopened, setAside } = folder;

const beside = (name: string): string => join(folder.directory, name);

async function onlyAside(): Promise<string> {
  const [aside, another] = await setAside();
  expect(another).toBeUndefined();
  return aside ?? beside('none');
}

async function halveLog(): Promise<void> {
  const log = await onlyFile(folder.directory, LOG);
  await truncate(log, Math.floor((await readFile(log)).length / 2));
}

describe('the record of what was acknowledged', () => {
  it('that is missing is said: whether the last saves are there cannot be told', async () => {
    await fortySaves();
    await rm(beside('acknowledged'));
    await halveLog();
    const found = await savedIds(await reopened(), SAVED);
    expect(found.length).toBeLessThan(SAVED.length);
    expect(folder.said).toEqual([
      expect.stringMatching(/acknowledged is missing\. Whether the last saves .* cannot be told/),
    ]);
    expect(await onlyAside()).toContain('damaged-');
    await reopened();
    expect(folder.said).toHaveLength(1);
  });

  it('is missed even where folder.json is missing with it, since saves are numbered', async () => {
    await fortySaves();
    for (const name of ['acknowledged', 'folder.json']) await rm(beside(name));
    await halveLog();
    await reopened();
    expect(folder.said).toEqual([expect.stringContaining('acknowledged is missing')]);
  });

  it('is missed where everything stands in tables', async () => {
    const first = await folder.open();
    await saveAll(first, SAVED);
    await first.compact();
    await first.close();
    for (const name of ['acknowledged', 'folder.json']) await rm(beside(name));
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED);
    expect(folder.said).toEqual([expect.stringContaining('acknowledged is empty')]);
  });

  it('that was emptied is said', async () => {
    await fortySaves();
    await truncate(beside('acknowledged'), 0);
    await halveLog();
    await reopened();
    expect(folder.said).toEqual([expect.stringContaining('acknowledged is empty')]);
  });

  it('of a folder in which nothing was saved yet is not missed', async () => {
    await (await folder.open()).close();
    await reopened();
    await save(await reopened(), 'one');
    expect(await savedIds(await reopened(), ['one'])).toEqual(['one']);
    expect(folder.said).toEqual([]);
  });

  it('was never in a folder of release 0.1.0, which opens, and has one from then on', async () => {
    await releaseFolder(folder.directory);
    await reopened();
    expect(await readdir(folder.directory)).toContain('acknowledged');
    await save(await reopened(), 'one');
    expect(await savedIds(await reopened(), ['one'])).toEqual(['one']);
    expect(folder.said).toEqual([]);
  });
});

describe('folder.json', () => {
  it.each([
    ['garbage', '{{{'],
    ['empty', ''],
    ['of another shape', '{"product":"supporter-screens","format":1}'],
  ])('that is %s is damage: said, kept as it was found, and made anew', async (_, content) => {
    await fortySaves();
    await writeFile(beside('folder.json'), content);
    expect(await savedIds(await reopened(), SAVED)).toEqual(SAVED);
    expect(folder.said).toEqual([
      expect.stringMatching(/folder\.json is damaged.*Everything that was acknowledged is there/),
    ]);
    expect(await readFile(join(await onlyAside(), 'folder.json'), 'utf8')).toBe(content);
    const again = await reopened();
    expect(again.mended).toBe('before');
    expect(folder.said).toHaveLength(1);
  });

  it.each([
    ['another shape', '{"product":"supporter-screens","format":2,"state":"serving"}'],
    ['an end that is cut off', '{"product":"supporter-screens","format": 99,"sta'],
  ])('of a later release is refused, whatever its %s', async (_, content) => {
    await fortySaves();
    await writeFile(beside('folder.json'), content);
    const before = await contentOf(folder.directory);
    await expect(folder.open()).rejects.toThrow(/was written by a later release/);
    expect(await contentOf(folder.directory)).toEqual(before);
  });

  it('that is not ours does not make a folder ours', async () => {
    await fortySaves();
    for (const name of await readdir(folder.directory)) await rm(beside(name));
    await writeFile(beside('folder.json'), '{"name":"a thesis"}');
    await expect(folder.open()).rejects.toThrow(FolderFault);
    await writeFile(beside('thesis.odt'), 'years of work');
    await expect(folder.open()).rejects.toThrow(/it holds thesis\.odt/);
    expect((await readdir(folder.directory)).sort()).toEqual(['folder.json', 'thesis.odt']);
  });
});
