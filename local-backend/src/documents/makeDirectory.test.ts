import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDirectory } from './makeDirectory';

describe('making a directory', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'make-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('makes those above it, and again changes nothing', async () => {
    const path = join(folder, 'a/b/c');
    await Promise.all([makeDirectory(path), makeDirectory(path)]);
    await makeDirectory(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('gives up at once where the system takes none', async () => {
    await expect(makeDirectory('/proc/nowhere/data')).rejects.toThrow();
  }, 1_000);
});
