import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promoteVerb } from './promoteVerb';
import { releaseVerb } from './releaseVerb';
import { rollbackVerb } from './rollbackVerb';

let house: string;

beforeEach(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'house-'));
  await writeFile(path.join(house, 'package.json'), '{"workspaces":["mf-*"]}');
  await mkdir(path.join(house, 'mf-events/dist'), { recursive: true });
  await writeFile(path.join(house, 'mf-events/dist/entry.0123456789.js'), 'entry()');
  await writeFile(path.join(house, 'mf-events/dist/entry.0123456789.js.map'), '{}');
  await writeFile(path.join(house, 'mf-events/dist/mf-stats.json'), '{}');
  await raise('0.1.0');
  await build();
});

afterEach(() => rm(house, { recursive: true }));

const nav = { label: 'Events', path: '/events', order: 1 };
const about = { id: 'events', paths: ['/events'], nav, owner: 'Events team' };

const raise = (version: string) =>
  writeFile(
    path.join(house, 'mf-events/package.json'),
    JSON.stringify({ name: 'mf-events', version, remote: { ...about, port: 3006 } }),
  );

async function build(): Promise<boolean> {
  const read = await readFile(path.join(house, 'mf-events/package.json'), 'utf8');
  const { version } = JSON.parse(read) as { version: string };
  await writeFile(
    path.join(house, 'mf-events/dist/mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.0123456789.js' } },
      exposes: [],
      supporterScreens: { ...about, version, needs: 'year', contract: 2, kernel: '0.4.0' },
    }),
  );
  return true;
}

/** What a verb says, with its exit code before it. */
async function say(
  verb: 'release' | 'promote' | 'rollback',
  typed: string,
  making = build,
): Promise<string> {
  let said = '';
  const write = (text: string) => (said += text);
  const asked = {
    args: typed.split(' ').filter((word) => word !== ''),
    env: { DATA_DIR: 'data' },
    house,
    output: { write },
    messages: { write },
  };
  const code =
    verb === 'release'
      ? await releaseVerb(asked, making)
      : await (verb === 'promote' ? promoteVerb : rollbackVerb)(asked);
  return `${String(code)} ${said}`;
}

it('a remote is released, promoted and taken back', async () => {
  expect(await say('release', 'mf-events')).toBe(
    '0 events 0.1.0 is in data: 2 files. Nobody gets it yet. Superadmins see it at /events?preview=events@0.1.0; npm run promote -- mf-events makes it live.\n',
  );
  expect(await readdir(path.join(house, 'data/remotes/events'))).toEqual(['0.1.0']);
  expect(await readdir(path.join(house, 'data/remotes/events/0.1.0'))).toEqual([
    'entry.0123456789.js',
    'mf-manifest.json',
  ]);
  expect(await say('promote', 'mf-events')).toBe(
    '0 events 0.1.0 is live: browsers have it at their next start.\n',
  );
  await raise('0.2.0');
  expect(await say('release', 'mf-events')).toMatch(/^0 events 0\.2\.0 is in data: /);
  expect(await say('promote', 'mf-events --share 10')).toBe(
    '0 events 0.2.0 is given to 10 % of the browsers at their next start; the others have 0.1.0. npm run rollback -- mf-events takes it back.\n',
  );
  expect(await say('promote', 'mf-events')).toBe(
    '0 events 0.2.0 is live, in place of 0.1.0: browsers have it at their next start. 0.1.0 is offered where it does not load.\n',
  );
  expect(await say('promote', 'mf-events')).toBe('0 events 0.2.0 is given to everybody already.\n');
  expect(await say('rollback', 'mf-events')).toBe(
    '0 events 0.2.0 is taken back: everybody gets 0.1.0 at their next start.\n',
  );
  expect(await say('promote', 'mf-events --version 0.2.0 --share 5')).toMatch(/^0 .* 5 % /);
  expect(await say('rollback', 'mf-events')).toBe(
    '0 events 0.2.0, which 5 % had, is taken back: everybody gets 0.1.0 at their next start.\n',
  );
});

it('a release that is there is not made again, nor with other bytes', async () => {
  await say('release', 'mf-events');
  expect(await say('release', 'mf-events')).toBe(
    '0 events 0.1.0 is in data already, the same to the byte.\n',
  );
  await writeFile(path.join(house, 'mf-events/dist/entry.0123456789.js'), 'other()');
  expect(await say('release', 'mf-events')).toMatch(
    /^1 events 0\.1\.0 is there already with other files \(entry\.0123456789\.js\)/,
  );
});

it('what is not built, or was built before the version was raised, is not released', async () => {
  expect(await say('release', 'mf-events', () => Promise.resolve(false))).toBe(
    '1 mf-events could not be built.\n',
  );
  await raise('0.2.0');
  expect(await say('release', 'mf-events', () => Promise.resolve(true))).toBe(
    '1 mf-events is of version 0.2.0, and what is built of 0.1.0: build it again.\n',
  );
});

it.each([
  ['release', '', /^2 Which remote\? There is: mf-events\.\nUsage: npm run release/],
  ['promote', 'mf-nothing', /^2 There is no remote 'mf-nothing'\. There is: mf-events\.\nUsage/],
  ['rollback', 'mf-events mf-events', /^2 One remote, not mf-events and mf-events\.\nUsage/],
  ['rollback', 'mf-events --share 3', /^2 Unknown option '--share'\.\nUsage/],
  ['promote', 'mf-events --share', /^2 .*--share.*\nUsage/],
  ['promote', 'mf-events --share 101', /^1 The share is 101; /],
  ['promote', 'mf-events --share x', /^1 The share is “x”; /],
  ['promote', 'mf-events', /^1 There is no release 0\.1\.0 of events\. Nothing of events has been/],
  ['rollback', 'mf-events', /^1 Nothing of events is live\./],
  ['release', 'mf-events --to s3://bucket', /^2 s3:\/\/bucket is neither a folder nor a bucket/],
  ['release', 'mf-events --to package.json', /^1 package\.json could not be used: /],
] as const)('%s %s is answered with a sentence', async (verb, typed, said) => {
  expect(await say(verb, typed)).toMatch(said);
});
