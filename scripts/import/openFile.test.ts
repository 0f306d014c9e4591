import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFile } from './openFile';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'open-file-'))));
afterEach(() => rm(folder, { recursive: true }));

it('reads a file piece by piece, and fewer bytes where it has become shorter', async () => {
  const path = join(folder, 'some.csv');
  await writeFile(path, 'email\nann@example.org\n');
  const opened = await openFile(path);
  if (!opened.ok) throw new Error(opened.error);
  const textOf = async (from: number, to: number): Promise<string> =>
    Buffer.from(await opened.value.slice(from, to)).toString();
  try {
    expect(opened.value.byteLength).toBe(22);
    expect([await textOf(0, 5), await textOf(5, 9), await textOf(20, 99)]).toEqual([
      'email',
      '\nann',
      'g\n',
    ]);
    await truncate(path, 7);
    expect(await textOf(5, 9)).toBe('\na');
  } finally {
    await opened.value.close();
  }
});
