import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { FROM_SOURCES } from 'build-preset/node';
import { asId, type OrganisationId, type YearId, type YearScope } from 'shared-kernel/model';
import { itInLongRun } from 'shared-kernel/testing';
import type { DocumentDatabase } from '../../src/documents';
import { openDatabase } from '../../src/documents/disk/openDatabase';
import { rawEntries } from '../../src/documents/disk/rawEntries';
import { openDataFolder, restoreBackup, startLocalBackend, takeBackup } from '../../src';
import { openStore } from '../../src/entry/openParts';
import { flipByte, ids, onlyFile, save, saveAll } from './aFolder';
import { releaseFolder } from './releaseFolder';

const ROOT = join(__dirname, '../../..');
/** What there is in the data folder when a restore is killed. */
const KILLED_AT = [
  ...['restoring', 'restoring/CURRENT', 'restoring/acknowledged', 'restore.json', 'replaced-'],
];
const OAKHOLLOW: YearScope = {
  organisationId: asId<OrganisationId>('oakhollow'),
  yearId: asId<YearId>('2026'),
};
const LARGEST_FILE_BLOCKS = 8;

let parent: string;
let directory: string;
let backup: string;
let said: string[];

const log = (text: string): void => void said.push(text);
const opened = (): Promise<DocumentDatabase> => openStore(directory, () => new Date(), log);

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  directory = join(parent, 'data');
  backup = join(parent, 'one.backup');
  said = [];
});

afterEach(() => rm(parent, { recursive: true, force: true }));

/** Every key and value of the folder's database, but for the number of its last write. */
async function held(): Promise<ReadonlyMap<string, string>> {
  const { database, acknowledged } = await openDatabase(directory, {
    now: () => new Date(),
    warn: log,
  });
  const found = new Map<string, string>();
  for await (const [key, value] of rawEntries(database)) found.set(key.toString('base64'), value);
  await database.close();
  await acknowledged.close();
  return found;
}

async function holding(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const store = await opened();
  await saveAll(store, names);
  await store.area('accounts').put('ada', { email: 'ada@example.org' });
  await store.close();
  return held();
}

const named = async (prefix: string): Promise<readonly string[]> =>
  (await readdir(directory)).filter((name) => name.startsWith(prefix));

const takes = async (): Promise<void> => {
  const taken = await takeBackup(directory, backup, { log });
  expect(taken).toMatchObject({ ok: true });
};

/** A verb at a terminal, in a process of its own. */
const verb = (script: string, args: readonly string[]) =>
  spawn(process.execPath, [...FROM_SOURCES, join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: directory, INIT_CWD: parent },
    stdio: 'ignore',
  });

describe('a backup', () => {
  it('gives back everything, into the same folder and into a new one', async () => {
    const before = await holding(ids(0, 30));
    await takes();
    expect(((await stat(backup)).mode & 0o777).toString(8)).toBe('600');
    await holding(['later']);
    const restored = await restoreBackup(directory, backup, { log });
    expect(restored).toMatchObject({ ok: true, value: { entries: before.size, erasedAgain: 0 } });
    expect(await held()).toEqual(before);
    const [replaced = ''] = await named('replaced-');
    expect(await readdir(join(directory, replaced))).toContain('CURRENT');
    expect(said).toEqual([]);

    directory = join(parent, 'elsewhere');
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({
      ok: true,
      // Who was erased since the backup is not known elsewhere.
      value: { replaced: null, erasedAgain: null },
    });
    expect(await held()).toEqual(before);
    expect((await holding(['next'])).size).toBe(before.size + 1);
  });

  it('holds the files of pictures, of which it gives back those that are not there', async () => {
    await holding(ids(0, 3));
    const picture = `media/${'0a'.repeat(16)}/480.webp`;
    const later = `media/${'0b'.repeat(16)}/960.avif`;
    const put = async (name: string, bytes: Uint8Array) => {
      await mkdir(join(directory, name, '..'), { recursive: true });
      await writeFile(join(directory, name), bytes);
    };
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await put(picture, all);
    await put('media/notes.txt', all);
    await takes();
    await rm(join(directory, 'media'), { recursive: true });
    await put(later, new Uint8Array([1]));
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({ ok: true });
    // No document names them: they are with what was replaced, and nothing of them is lost.
    const [replaced = ''] = await named('replaced-');
    expect(new Uint8Array(await readFile(join(directory, replaced, picture)))).toEqual(all);
    expect(await readdir(join(directory, replaced, 'media'))).toHaveLength(2);
    expect(await readdir(join(directory, 'media'))).toEqual([]);
    expect(said).toEqual([]);
  });

  it('puts no file anywhere but among the pictures', async () => {
    await holding(ids(0, 3));
    await mkdir(join(directory, 'media', 'a'.repeat(32)), { recursive: true });
    await writeFile(join(directory, 'media', 'a'.repeat(32), '480.webp'), 'picture');
    await takes();
    const [head = '', ...lines] = gunzipSync(await readFile(backup))
      .toString()
      .trimEnd()
      .split('\n');
    const end = JSON.parse(lines.pop() ?? '') as object;
    const body = lines
      .map((line) => `${line.replace(`media/${'a'.repeat(32)}/480.webp`, '../outside/480.webp')}\n`)
      .join('');
    expect(body).toContain('outside');
    const sha256 = createHash('sha256').update(body).digest('hex');
    await writeFile(backup, gzipSync(`${head}\n${body}${JSON.stringify({ ...end, sha256 })}\n`));
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({ ok: false });
    expect(await readdir(parent)).not.toContain('outside');
  });

  it('is one moment of a product that is running, and of all that was saved before it', async () => {
    const served = await startLocalBackend({ port: 0, dataDirectory: directory, demo: false, log });
    try {
      const folder = await openDataFolder(directory, { log });
      const write = (id: string) =>
        folder.documents.commit(
          ['a', 'b'].map((half) => ({ kind: 'set', path: `${half}/${id}`, data: { id } }) as const),
        );
      await write('0');
      const stopping = new AbortController();
      let last = 0;
      const writing = (async () => {
        while (!stopping.signal.aborted) await write(String((last += 1)));
      })();
      const taken = await takeBackup(directory, backup, { log });
      stopping.abort();
      await writing;
      await folder.close();
      expect(taken).toMatchObject({ ok: true, value: { isServed: true } });
      expect(last).toBeGreaterThan(0);
    } finally {
      await served.close();
    }
    directory = join(parent, 'elsewhere');
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({ ok: true });
    const folder = await openDataFolder(directory, { log });
    const inHalf = async (half: string) => (await folder.documents.list(half)).map(({ id }) => id);
    expect(await inHalf('a')).toEqual(await inHalf('b'));
    expect(await inHalf('a')).toContain('0');
    await folder.close();
  });

  it('is for whoever knows the secret of the folder', async () => {
    const served = await startLocalBackend({ port: 0, dataDirectory: directory, demo: false, log });
    const address = `${served.origin}/__/backup`;
    for (const headers of [{}, { authorization: 'Bearer owner' }])
      expect((await fetch(address, { headers })).status).toBe(401);
    await served.close();
  });

  it('is not made of what is damaged, nor over a file that is there', async () => {
    const store = await opened();
    await saveAll(store, ids(0, 400));
    await store.compact();
    await store.close();
    await takes();
    expect(await takeBackup(directory, backup, { log })).toEqual({
      ok: false,
      error: `${backup} is there already: name a file that is not.`,
    });
    await flipByte(await onlyFile(directory, /\.ldb$/), 300);
    const other = join(parent, 'other.backup');
    expect(await takeBackup(directory, other, { log })).toMatchObject({
      ok: false,
      error: expect.stringMatching(
        /^No backup was made, since it would be damaged: .*\.ldb is damaged/,
      ) as unknown,
    });
    expect(await readdir(parent)).toEqual(['data', 'one.backup']);
  });

  itInLongRun('for which the disk has no room leaves nothing, and says so', async () => {
    await holding(
      Array.from({ length: 60 }, (_, n) => `${String(n)}-${Math.random().toString(36)}`),
    );
    const store = await opened();
    for (const id of ids(0, 40))
      await save(store, id, Array.from({ length: 40 }, () => Math.random().toString(36)).join(''));
    await store.close();
    // From its sources a program is bundled into a file, for which there is room still.
    await once(verb('backup.ts', ['--help']), 'exit');
    const script = `trap '' XFSZ; ulimit -S -f ${String(LARGEST_FILE_BLOCKS)}; exec "$@"`;
    const command = [process.execPath, ...FROM_SOURCES, join(ROOT, 'scripts/backup.ts'), backup];
    const complaints = await new Promise<string>((resolve) => {
      const served = startLocalBackend({ port: 0, dataDirectory: directory, demo: false, log });
      void served.then(({ close }) => {
        const env = { ...process.env, DATA_DIR: directory };
        execFile(
          '/bin/sh',
          ['-c', script, 'sh', ...command],
          { cwd: ROOT, env },
          (_f, _o, errors) => {
            void close().then(() => resolve(errors));
          },
        );
      });
    });
    expect(complaints).toMatch(
      /^No backup was made: there is no space left where it was to be\.\n$/,
    );
    expect(await readdir(parent)).toEqual(['data']);
  });
});

describe('a file that is no whole backup', () => {
  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    [
      'has a flipped byte',
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, 60),
          Buffer.from([bytes.readUInt8(60) ^ 4]),
          bytes.subarray(61),
        ]),
    ],
    [
      'holds another value than it did',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('xxxxx', 'yyyyy')),
    ],
    [
      'lacks a line',
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .split('\n')
            .filter((_, n) => n !== 2)
            .join('\n'),
        ),
    ],
    [
      'lacks its end',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n')),
    ],
    [
      'is of a later release',
      (bytes: Buffer) =>
        gzipSync(gunzipSync(bytes).toString().replace('"version":2', '"version":9')),
    ],
    ['is something else', () => gzipSync('{}')],
    ['is no archive', () => Buffer.from('hello')],
  ])('because it %s is refused, and nothing is changed', async (_why, spoil) => {
    await holding(ids(0, 30));
    await takes();
    await holding(['later']);
    const before = await held();
    await writeFile(backup, spoil(await readFile(backup)));
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Nothing was changed: /) as unknown,
    });
    expect(await held()).toEqual(before);
    expect(await named('re')).toEqual([]);
  });
});

describe('a restore', () => {
  itInLongRun('is refused while the product runs, and into a folder that is not ours', async () => {
    await holding(ids(0, 3));
    await takes();
    const served = await startLocalBackend({ port: 0, dataDirectory: directory, demo: false, log });
    const child = verb('restore.ts', [backup]);
    expect(await once(child, 'exit')).toEqual([1, null]);
    await served.close();
    expect(await named('re')).toEqual([]);

    directory = join(parent, 'thesis');
    await mkdir(directory);
    await writeFile(join(directory, 'thesis.odt'), 'years of work');
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({ ok: false });
    expect(await readdir(directory)).toEqual(['thesis.odt']);
  });

  it('puts a database in the place of one that cannot be opened, and says that erasures are not known', async () => {
    const before = await holding(ids(0, 10));
    await takes();
    for (const name of await readdir(directory))
      if (/^(CURRENT|MANIFEST-.*|.*\.log|.*\.ldb)$/.test(name)) await rm(join(directory, name));
    expect(await restoreBackup(directory, backup, { log })).toMatchObject({
      ok: true,
      value: { erasedAgain: null },
    });
    expect(await held()).toEqual(before);
  });

  itInLongRun.each(KILLED_AT)(
    'that is killed once there is %s leaves what was there or the backup, whole',
    async (sign) => {
      const backedUp = await holding(ids(0, 200));
      await takes();
      const before = await holding(['later']);
      const child = verb('restore.ts', [backup]);
      const exited = once(child, 'exit');
      const isThere = async (): Promise<boolean> => {
        const names = await readdir(directory, { recursive: true }).catch((): string[] => []);
        return names.some((name) => name.startsWith(sign));
      };
      while (child.exitCode === null && !(await isThere())) await new Promise(setImmediate);
      child.kill('SIGKILL');
      await exited;
      const after = await held();
      expect([backedUp.size, before.size]).toContain(after.size);
      expect(after).toEqual(after.size === before.size ? before : backedUp);
      expect(await readdir(directory)).not.toContain('restoring');
      expect(await readdir(directory)).not.toContain('restore.json');
    },
    60_000,
  );

  it.each(['setting aside', 'moving in'])(
    'that was decided ends at the next start: %s',
    async (phase) => {
      const before = await holding(ids(0, 5));
      await takes();
      await holding(['later']);
      await restoreBackup(directory, backup, { log });
      // Back to a moment within it: the new files in their folder, half of what was there moved away.
      const [replaced = ''] = await named('replaced-');
      const move = async (from: string, to: string, names: readonly string[]) => {
        await mkdir(to, { recursive: true });
        for (const name of names) await rename(join(from, name), join(to, name));
      };
      const parts = (await readdir(directory)).filter((name) =>
        /^(CURRENT|MANIFEST-.*|.*\.log|.*\.ldb|acknowledged)$/.test(name),
      );
      const restoring = join(directory, 'restoring');
      const [one = '', ...others] = parts;
      await move(directory, restoring, phase === 'moving in' ? others : parts);
      if (phase === 'setting aside') {
        const aside = join(directory, replaced);
        await move(aside, directory, (await readdir(aside)).slice(1));
      } else expect(one).not.toBe('');
      await writeFile(join(directory, 'restore.json'), JSON.stringify({ phase, replaced }));
      expect(await held()).toEqual(before);
      expect(said).toEqual([]);
    },
  );

  itInLongRun(
    'erases again whom the folder has erased since the backup was made, staff who deleted their account as well',
    async () => {
      await releaseFolder(directory);
      await takes();
      const email = 'robin.ashdown@example.org';
      const caller = {
        uid: 'demo-admin',
        token: { email: 'ada.greenwood@example.org', email_verified: true },
      };
      const folder = await openDataFolder(directory, { log });
      await folder.handlers.callables.eraseSupporter(
        { organisationId: 'oakhollow', email },
        caller,
      );
      const milo = {
        uid: 'demo-member',
        token: {
          email: 'milo.thicket@example.org',
          email_verified: true,
          auth_time: Date.now() / 1_000,
        },
      };
      const left = { confirmedEmail: milo.token.email };
      expect(await folder.handlers.callables.deleteMyAccount(left, milo)).toEqual({ ended: true });
      await folder.settled(OAKHOLLOW);
      await folder.close();

      const restored = await restoreBackup(directory, backup, { log });
      expect(restored).toMatchObject({ ok: true, value: { erasedAgain: 1 } });
      const found = [...(await held()).entries()].filter(([key, value]) =>
        /robin\.ashdown|milo\.thicket/.test(Buffer.from(key, 'base64').toString() + value),
      );
      expect(found).toEqual([]);
      const again = await openDataFolder(directory, { log });
      expect(
        await again.documents.list('organisations/oakhollow/years/2026/supporters', ['name']),
      ).toHaveLength(599);
      await again.close();
    },
    60_000,
  );
});
