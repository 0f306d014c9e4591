import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openFile } from './openFile';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'open-file-'))));
afterEach(() => rm(folder, { recursive: true }));

it('reads a file piece by piece, and says so where it has become shorter', async () => {
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
    await expect(textOf(5, 9)).rejects.toThrow(
      `${path} cannot be read: it has become shorter meanwhile.`,
    );
  } finally {
    await opened.value.close();
  }
});

it('reads a pipe to its end', async () => {
  const path = join(folder, 'pipe');
  await promisify(execFile)('mkfifo', [path]);
  const [opened] = await Promise.all([openFile(path), writeFile(path, 'email\n')]);
  if (!opened.ok) throw new Error(opened.error);
  expect(opened.value.byteLength).toBe(6);
  expect(Buffer.from(await opened.value.slice(2, 99)).toString()).toBe('ail\n');
  await opened.value.close();
});
