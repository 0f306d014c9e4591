import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPrivate } from '../../src/entry/privateFolder';

/** Files of the folder that are removed as soon as they were listed, as LevelDB does while it compacts. */
const mockGone: string[] = [];

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  return {
    ...actual,
    readdir: async (...listed: Parameters<typeof actual.readdir>) => {
      const entries = await actual.readdir(...listed);
      for (const file of mockGone) await actual.rm(file);
      return entries;
    },
  };
});

const WIDE_OPEN = { mode: 0o644 };
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-folder-'));
  await Promise.all(
    ['000005.ldb', '000008.ldb'].map((name) => writeFile(join(folder, name), '', WIDE_OPEN)),
  );
});

afterEach(async () => {
  mockGone.length = 0;
  await rm(folder, { recursive: true });
});

it('leaves what was in the folder to its owner alone', async () => {
  await keepPrivate(folder);
  expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf(join(folder, '000005.ldb'))).toBe(0o600);
});

it('does not miss a table that was compacted away while it looked', async () => {
  mockGone.push(join(folder, '000005.ldb'));
  await keepPrivate(folder);
  expect(await modeOf(join(folder, '000008.ldb'))).toBe(0o600);
});
