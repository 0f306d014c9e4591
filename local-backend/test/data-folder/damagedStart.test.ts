import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { ClassicLevel } from 'classic-level';
import { itInLongRun } from 'shared-kernel/testing';
import { releaseFolder } from './releaseFolder';

const ROOT = join(__dirname, '../../..');

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'damaged-start-'));
  directory = join(parent, 'data');
  await releaseFolder(directory);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

/** Flips a byte in about each block of its tables, in which everything is. */
async function damageEachBlock(): Promise<void> {
  const database = new ClassicLevel(directory, { keyEncoding: 'buffer', valueEncoding: 'buffer' });
  await database.open();
  await database.compactRange(Buffer.from([0]), Buffer.from([255]), {});
  await database.close();
  for (const name of (await readdir(directory)).filter((file) => file.endsWith('.ldb'))) {
    const bytes = await readFile(join(directory, name));
    for (let at = 1_500; at < bytes.length - 8_000; at += 4_096) bytes[at] = (bytes[at] ?? 0) ^ 65;
    await writeFile(join(directory, name), bytes);
  }
}

itInLongRun(
  'a start that reads something damaged says what, and what to do, in place of a stack',
  async () => {
    await damageEachBlock();
    const child = spawn(process.execPath, [...FROM_SOURCES, 'local-backend/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: directory, PORT: '0' },
    });
    let printed = '';
    const read = (chunk: Buffer): void => void (printed += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const [code] = (await once(child, 'exit')) as readonly unknown[];
    expect(printed).toMatch(/\.ldb .*Stop the product and start it again: it sets the file aside/);
    expect(printed).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  },
  60_000,
);
