import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder, startLocalBackend } from 'local-backend';
import { verifyActivityVerb } from './verifyActivityVerb';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'verify-activity-'));
});
afterAll(() => rm(directory, { recursive: true }));

const data = (): string => join(directory, 'data');

async function run(...args: string[]) {
  let said = '';
  const sink = { write: (text: string) => void (said += text) };
  const env = { DATA_DIR: data(), INIT_CWD: directory };
  const exitCode = await verifyActivityVerb({
    ...{ args, env, now: new Date(), output: sink, messages: sink },
  });
  return { exitCode, said };
}

const silent = { log: () => undefined };
const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
const DAY_MS = 24 * 60 * 60 * 1000;

/** An installation whose clock stood three days ago, with lines of an admin, closed today; gives the exported log. */
async function anInstallation(): Promise<unknown> {
  const options = { port: 0, dataDirectory: data(), demo: false, ...silent };
  const backend = await startLocalBackend(options);
  try {
    const folder = await openDataFolder(data(), silent);
    const { documents, handlers } = folder;
    await documents.commit([
      { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
      { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
      { kind: 'set', path: 'organisations/grove/admins/ada', data: {} },
    ]);
    await handlers.callables.exportActivity({ organisationId: 'grove' }, ADA);
    await handlers.callables.exportActivity({ organisationId: 'grove' }, ADA);
    const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
    // As if it were three days later: the lines are of an earlier day.
    for (const { path } of await documents.list('organisations/grove/activity'))
      await documents.commit([{ kind: 'merge', path, data: { day } }]);
    await handlers.closeDays();
    const request = { organisationId: 'grove', withDigests: true };
    const { log } = (await handlers.callables.exportActivity(request, ADA)) as { log: unknown };
    await folder.close();
    return log;
  } finally {
    await backend.close();
  }
}

describe('npm run verify-activity', () => {
  let exported: { lines: { id: string; deed: string; day: string }[] };
  const saved = async (name: string, value: unknown): Promise<string> => {
    await writeFile(join(directory, name), JSON.stringify(value));
    return name;
  };
  beforeAll(async () => {
    exported = JSON.parse(JSON.stringify(await anInstallation())) as typeof exported;
  });

  it('says of each closed day of a data folder that it holds', async () => {
    const { exitCode, said } = await run();
    expect(said).toMatch(/^grove\n {2}\d{4}-\d{2}-\d{2} {2}2 lines: holds\n/);
    expect(said).toMatch(/1 on days that are not closed yet/);
    expect(said).toMatch(/All of \d closed days hold/);
    expect(exitCode).toBe(0);
  });

  it('says so of a file that was saved', async () => {
    const { exitCode, said } = await run(await saved('log.json', exported));
    expect(said).toMatch(/2 lines: holds/);
    expect(exitCode).toBe(0);
  });

  it('names the line that was changed in a file, and ends with 1', async () => {
    const [, , first] = exported.lines;
    const lines = exported.lines.map((line) =>
      line === first ? { ...line, deed: 'linkRevoked' } : line,
    );
    const { exitCode, said } = await run(await saved('changed.json', { ...exported, lines }));
    expect(said).toMatch(/2 lines: DOES NOT HOLD/);
    expect(said).toContain(`a line was changed: ${first?.id ?? ''}`);
    expect(exitCode).toBe(1);
  });

  it('finds a database that is not what was kept, whose own digests are as good as any', async () => {
    await saved('kept.json', exported);
    expect(await run('--kept', 'kept.json')).toMatchObject({ exitCode: 0 });
    const folder = await openDataFolder(data(), silent);
    for (const { path } of await folder.documents.list('organisations/grove/activityDigests'))
      await folder.documents.commit([{ kind: 'delete', path }]);
    for (const { path } of (await folder.documents.list('organisations/grove/activity')).slice(-1))
      await folder.documents.commit([{ kind: 'delete', path }]);
    await folder.handlers.closeDays();
    await folder.close();
    expect(await run()).toMatchObject({ exitCode: 0 });
    const { exitCode, said } = await run('--kept', 'kept.json');
    expect(said).toContain('the digest is another one than in the file that was kept');
    expect(exitCode).toBe(1);
  });

  it.each([
    [['--no-such-option'], 2, /^Unknown option '--no-such-option'\.\n\nUsage: npm/],
    [['a.json', 'b.json'], 2, /^One file at a time/],
    [['--help'], 0, /^Usage: npm run verify-activity/],
    [['--organisation', 'nobody'], 1, /^There is no log of nobody\./],
    [['none.json'], 1, /none\.json cannot be read/],
    [['--kept', 'none.json'], 1, /none\.json cannot be read/],
  ])('answers %j', async (args, exitCode, sentence) => {
    const answer = await run(...args);
    expect(answer.said).toMatch(sentence);
    expect(answer.exitCode).toBe(exitCode);
  });

  it('says what is wrong with a file that is no such log', async () => {
    await writeFile(join(directory, 'text.json'), 'no');
    expect(await run('text.json')).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('is no JSON') as string,
    });
    expect(await run(await saved('other.json', { format: 'other' }))).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('is no log that was saved with its digests') as string,
    });
  });
});
