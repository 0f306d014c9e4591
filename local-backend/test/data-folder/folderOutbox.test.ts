import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOutbox } from '../../src/entry/folderOutbox';

const mail = (to: string, by = 'ada@example.org') => ({
  to,
  by,
  subject: 'You are invited to Grove',
  text: `${by} invites you`,
  html: `<p>${by} invites you</p>`,
});

describe('mails of a data folder', () => {
  let dataDirectory = '';
  let now = new Date('2026-06-01T08:00:00Z');
  const logged: string[] = [];
  const outbox = () =>
    folderOutbox({ dataDirectory, now: () => now, log: (line) => void logged.push(line) });
  const texts = async (): Promise<readonly string[]> => {
    const folder = join(dataDirectory, 'mails');
    const names = (await readdir(folder)).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };

  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'outbox-'));
    now = new Date('2026-06-01T08:00:00Z');
    logged.length = 0;
  });
  afterEach(() => rm(dataDirectory, { recursive: true }));

  it('are files that only their owner reads, and the log says nothing of whom they went to', async () => {
    await outbox().send(mail('noor@example.org'));
    expect(await texts()).toEqual([
      'To: noor@example.org\nSubject: You are invited to Grove\n\nada@example.org invites you',
    ]);
    const [name = ''] = await readdir(join(dataDirectory, 'mails'));
    expect((await stat(join(dataDirectory, 'mails', name))).mode & 0o777).toBe(0o600);
    expect(logged.join()).toMatch(/A mail is in .*\.txt/);
    expect(logged.join()).not.toContain('noor');
  });

  it('are forgotten with whom they went to, and who asked for them', async () => {
    await outbox().send(mail('noor@example.org'));
    await outbox().send(mail('otto@example.org', 'Noor@Example.org'));
    await outbox().send(mail('otto@example.org'));
    await outbox().forget(new Set());
    expect(await texts()).toHaveLength(3);
    await outbox().forget(new Set(['noor@example.org']));
    expect(await texts()).toEqual([expect.stringContaining('ada@example.org invites')]);
  });

  it('go when they are old, and nothing else of the folder does', async () => {
    await outbox().send(mail('noor@example.org'));
    now = new Date('2026-06-20T08:00:00Z');
    await outbox().send(mail('otto@example.org'));
    await writeFile(join(dataDirectory, 'mails', 'notes.md'), 'mine');
    await outbox().removeOld(new Date('2026-06-10T08:00:00Z'));
    expect(await texts()).toEqual([expect.stringContaining('To: otto@example.org'), 'mine']);
  });

  it('are none before the first', async () => {
    await expect(outbox().forget(new Set(['noor@example.org']))).resolves.toBeUndefined();
    await expect(outbox().removeOld(now)).resolves.toBeUndefined();
  });
});
