import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './wholeFile';

it('a file that several write at a time has what the last one wrote, and none of them fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whole-file-'));
  const path = join(folder, 'note.json');
  try {
    await Promise.all(Array.from({ length: 20 }, (_, n) => writeWhole(path, `note ${String(n)}`)));
    expect(await readFile(path, 'utf8')).toBe('note 19');
    expect(await readdir(folder)).toEqual(['note.json']);
    await expect(writeWhole(join(folder, 'gone', 'note.json'), '')).rejects.toThrow('ENOENT');
    await writeWhole(path, 'once more');
    expect(await readFile(path, 'utf8')).toBe('once more');
  } finally {
    await rm(folder, { recursive: true });
  }
});
