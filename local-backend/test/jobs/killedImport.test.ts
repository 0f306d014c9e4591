import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { TERMINAL, wholeImport, type DocumentData } from 'functions/handlers';
import { describeInLongRun, itInLongRun } from 'shared-kernel/testing';
import { startJobServer, type JobServer } from './jobServer';

const YEAR = 'organisations/grove/years/2026';
const YEAR_IDS = { organisationId: 'grove', yearId: '2026' };
const SUPPORTERS = 1_500;

/** Some of the supporters of the file are there before, with other values, and one is who is not in it. */
const BEFORE =
  'Email,Gift,Town\ns1@example.org,1,Leeds\ns2@example.org,2,York\nold@example.org,9,Hull';
const CSV = [
  'Email,Gift,Joined',
  ...Array.from(
    { length: SUPPORTERS },
    (_, index) => `s${index}@example.org,${index % 11},${1 + (index % 28)}/3/2026`,
  ),
].join('\n');

let folder: string;
let file: string;
/** What the year holds before the import, and after one that nobody killed. */
let before: unknown;
let after: unknown;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-import-'));
  file = join(folder, 'supporters.csv');
  await writeFile(file, CSV);
  await prepare(join(folder, 'before'));
  const whole = await startJobServer(await preparedDirectory('whole'));
  before = await stateOf(whole);
  await imported(whole, await readFile(file));
  after = await stateOf(whole);
  await whole.close();
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const imported = (server: JobServer, csv: Uint8Array) =>
  wholeImport({ ...server, caller: TERMINAL, ...YEAR_IDS, fileName: 'supporters.csv', bytes: csv });

/** A directory of its own whose year holds the supporters of before. */
async function preparedDirectory(name: string): Promise<string> {
  const directory = join(folder, name);
  await cp(join(folder, 'before'), directory, { recursive: true });
  return directory;
}

async function prepare(directory: string): Promise<void> {
  const server = await startJobServer(directory);
  await server.documents.commit([
    {
      kind: 'set',
      path: YEAR,
      data: { name: '2026', dateFrom: new Date('2025-12-31'), dateTo: new Date('2027-01-01') },
    },
    {
      kind: 'set',
      path: `${YEAR}/screens/all`,
      data: { name: 'All', order: 1, match: 'allUsers', searchIds: [] },
    },
  ]);
  await imported(server, new TextEncoder().encode(BEFORE));
  await server.close();
}

/** Runs the import in a process of its own, and kills it as soon as it says that it is at this step. */
async function killAt(directory: string, step: string, andUndo: boolean): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...FROM_SOURCES,
      join(__dirname, 'killedImport.ts'),
      directory,
      file,
      ...(andUndo ? ['undo'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (said.includes(step)) child.kill('SIGKILL');
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
}

/** What an import leaves, without what differs from run to run. */
async function stateOf(server: JobServer): Promise<unknown> {
  const of = async (collection: string): Promise<readonly DocumentData[]> =>
    (await server.documents.list(`${YEAR}/${collection}`)).map(({ id, data }) => ({ id, ...data }));
  const year = await server.documents.get(YEAR);
  const screens = (await of('screens')).map((screen) => screen['supportersMatched']);
  return {
    supporters: await of('supporters'),
    fields: await of('fieldsList'),
    screens,
    total: (year?.data['supportersData'] as { total: number }).total,
  };
}

/** Each costs some ten seconds. */
const STEPS = [
  'Keeping what stands, for undoing',
  'Writing supporters',
  'Reading the file',
  'Comparing with the supporters of the year',
  'Working out the fields',
  'Preparing the counts',
];

describeInLongRun('an import in a process that is killed', () => {
  it.each(STEPS)(
    'while %s, goes on at the next start to the same result',
    async (step) => {
      const directory = await preparedDirectory(step);
      await killAt(directory, step, false);
      const server = await startJobServer(directory);
      await server.handlers.resumeAll({ exclusive: true });
      await server.settled();
      // Whoever chooses the same file again goes on with what is not over; what is over changes nothing.
      const record = await imported(server, await readFile(file));
      expect(record.state).toBe('done');
      expect(await stateOf(server)).toEqual(after);
      expect(server.logged).toEqual([]);
      await server.close();
    },
    60_000,
  );

  itInLongRun(
    'while it is taken back, is taken back at the next start',
    async () => {
      const directory = await preparedDirectory('undone');
      await killAt(directory, 'Taking the import back', true);
      const server = await startJobServer(directory);
      await server.handlers.resumeAll({ exclusive: true });
      await server.settled();
      expect(await stateOf(server)).toEqual(before);
      await server.close();
    },
    60_000,
  );
});
