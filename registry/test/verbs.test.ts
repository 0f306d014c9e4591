import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  decodePointer,
  folderStore,
  promoteRelease,
  publishRelease,
  rollBack,
  type Pointer,
  type FileStore,
  type Stamp,
} from '../src';
import { aBuild } from './aBuild';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verbs-'));
  store = folderStore(folder);
});

afterEach(() => rm(folder, { recursive: true }));

const MORNING = new Date('2026-03-01T08:00:00Z');
const NOON = new Date('2026-03-01T12:00:00Z');

const released = async (stamp: Partial<Stamp>) => {
  const made = await publishRelease(store, aBuild(stamp, stamp.version));
  expect(made).toMatchObject({ ok: true });
};
const promoted = (version: string, share = 100, id = 'searches') =>
  promoteRelease(store, { id, version, share, now: MORNING });
const sentence = (result: { ok: boolean; error?: unknown }): unknown =>
  result.ok ? 'it was done' : result.error;
/** `current / next share / last good` */
async function live(): Promise<string> {
  const file = await store.read('remotes/searches/pointer.json');
  const decoded = decodePointer('searches', file?.bytes ?? new Uint8Array());
  if (!decoded.ok) return decoded.error;
  const { current, next, lastGood }: Pointer = decoded.value;
  const of = next === null ? '-' : `${next.release.version} ${String(next.share)}`;
  return `${current?.version ?? '-'} / ${of} / ${lastGood?.version ?? '-'}`;
}

describe('a release', () => {
  it('is there with all of its files, and nobody gets it', async () => {
    const made = await publishRelease(store, aBuild());
    expect(made).toMatchObject({ value: { id: 'searches', version: '0.1.0', isUnchanged: false } });
    expect(await store.files('remotes/searches/0.1.0')).toEqual([...aBuild().keys()].sort());
    expect(await store.read('remotes/searches/pointer.json')).toBeNull();
  });

  it('is left as it is when it is made once more', async () => {
    await released({ version: '0.2.0' });
    expect(await publishRelease(store, aBuild({ version: '0.2.0' }, '0.2.0'))).toMatchObject({
      value: { isUnchanged: true },
    });
  });

  it('stands for the same bytes for ever: a version with others is refused, and nothing of it is written', async () => {
    await released({ version: '0.1.0' });
    const before = await store.files('remotes');
    expect(sentence(await publishRelease(store, aBuild({}, 'other()')))).toMatch(
      /^searches 0\.1\.0 is there already with other files \(expose\.0123456789\.js\), /,
    );
    const other = new Map([...aBuild({}, '0.1.0'), ['more.js', new Uint8Array([1])]]);
    expect(sentence(await publishRelease(store, other))).toBe(
      'searches 0.1.0 is there already with other files (more.js), and a version stands for the same bytes for ever: raise "version" in its package.json, and release it again.',
    );
    expect(await store.files('remotes')).toEqual(before);
  });

  it('that broke off is completed by the next try', async () => {
    const [first, ...others] = [...aBuild()];
    await store.write(
      `remotes/searches/0.1.0/${first?.[0] ?? ''}`,
      first?.[1] ?? new Uint8Array(),
      null,
    );
    expect(sentence(await promoted('0.1.0'))).toMatch(/^There is no release 0\.1\.0 of searches\./);
    expect(await publishRelease(store, aBuild())).toMatchObject({ value: { isUnchanged: false } });
    expect(await store.files('remotes/searches/0.1.0')).toHaveLength(others.length + 1);
  });

  it.each([
    ['no manifest', new Map(), 'The build has no mf-manifest.json.'],
    [
      'a manifest without a stamp',
      new Map([['mf-manifest.json', new TextEncoder().encode('{}')]]),
      /^mf-manifest\.json of the build cannot be read: supporterScreens/,
    ],
    [
      'a file that is missing',
      new Map([...aBuild()].filter(([name]) => !name.startsWith('expose'))),
      'The build of searches names expose.0123456789.js, which it does not hold: build it again.',
    ],
    ['a version that is none', aBuild({ version: 'newest' }), /A version has three numbers/],
    ['an id that leads elsewhere', aBuild({ id: '../x' }), /An id has small letters and hyphens/],
  ])('is refused with %s', async (_what, build, said) => {
    const refused = sentence(await publishRelease(store, build));
    if (typeof said === 'string') expect(refused).toBe(said);
    else expect(refused).toMatch(said);
    expect(await store.files('remotes')).toEqual([]);
  });
});

describe('what is live', () => {
  beforeEach(async () => {
    for (const version of ['0.1.0', '0.2.0', '0.3.0']) await released({ version });
  });

  it('is what was promoted last; the one before is the last good', async () => {
    await promoted('0.1.0');
    expect(await live()).toBe('0.1.0 / - / -');
    await promoted('0.2.0');
    expect(await live()).toBe('0.2.0 / - / 0.1.0');
  });

  it('carries the hash of the manifest, and what the build says of its pages', async () => {
    const made = await promoted('0.1.0');
    expect(made).toMatchObject({
      value: {
        pointer: {
          owner: 'Searches team',
          current: {
            since: MORNING.toISOString(),
            integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/) as string,
            contract: 2,
            paths: ['/searches', '/searches/:id'],
          },
        },
      },
    });
  });

  it('changes for a share first, for more, and then for all', async () => {
    await promoted('0.1.0');
    await promoted('0.2.0', 10);
    expect(await live()).toBe('0.1.0 / 0.2.0 10 / -');
    await promoted('0.2.0', 50);
    expect(await live()).toBe('0.1.0 / 0.2.0 50 / -');
    await promoted('0.2.0');
    expect(await live()).toBe('0.2.0 / - / 0.1.0');
    expect(await promoted('0.2.0')).toMatchObject({ value: { isUnchanged: true } });
    expect(await live()).toBe('0.2.0 / - / 0.1.0');
  });

  it('goes back by what was promoted last: a share, then the release', async () => {
    await promoted('0.1.0');
    await promoted('0.2.0');
    await promoted('0.3.0', 10);
    expect(await rollBack(store, 'searches', NOON)).toMatchObject({
      value: { from: { version: '0.3.0', share: 10 } },
    });
    expect(await live()).toBe('0.2.0 / - / 0.1.0');
    expect(await rollBack(store, 'searches', NOON)).toMatchObject({
      value: {
        from: { version: '0.2.0', share: 100 },
        pointer: { current: { since: NOON.toISOString() } },
      },
    });
    expect(await live()).toBe('0.1.0 / - / -');
    expect(sentence(await rollBack(store, 'searches', NOON))).toBe(
      'Nothing is known to have been good before searches 0.1.0: promote a version by its name, with --version.',
    );
  });

  it.each([
    ['no share of nothing', '0.1.0', 10, /^Nothing of searches is live yet/],
    [
      'a version that there is not',
      '9.9.9',
      100,
      /^There is no release 9\.9\.9 of searches\. There is: 0\.1\.0, 0\.2\.0, 0\.3\.0\./,
    ],
    [
      'a share of 0',
      '0.1.0',
      0,
      /^The share is 0; it is a whole number of percent from 1 to 100\./,
    ],
    ['a share of 101', '0.1.0', 101, /^The share is 101;/],
    ['half a percent', '0.1.0', 0.5, /^The share is 0\.5;/],
  ])('is not changed by %s', async (_what, version, share, said) => {
    expect(sentence(await promoted(version, share))).toMatch(said);
    expect(await store.read('remotes/searches/pointer.json')).toBeNull();
  });

  it('is not changed by a share of what everybody has', async () => {
    await promoted('0.1.0');
    expect(sentence(await promoted('0.1.0', 20))).toMatch(/live for everybody already/);
  });

  it('is nothing of a remote that there is not', async () => {
    expect(sentence(await promoted('0.1.0', 100, 'events'))).toMatch(
      /Nothing of events has been released\./,
    );
    expect(sentence(await rollBack(store, 'events', NOON))).toBe(
      'Nothing of events is live. Nothing of events has been released.',
    );
  });

  it('is no release of which a file is missing', async () => {
    await rm(path.join(folder, 'remotes/searches/0.2.0/expose.0123456789.js'));
    expect(sentence(await promoted('0.2.0'))).toMatch(
      /is not whole: expose\.0123456789\.js is missing/,
    );
  });

  it('takes no route of another remote, whatever its parameters are called', async () => {
    await promoted('0.1.0');
    await released({ id: 'thief', paths: ['/thief', '/SEARCHES/:other/'], nav: null });
    expect(sentence(await promoted('0.1.0', 100, 'thief'))).toBe(
      '/SEARCHES/:other/ belongs to searches, and a route has one owner: thief cannot have it.',
    );
  });

  it('is not written over what somebody else has written meanwhile', async () => {
    await promoted('0.1.0');
    const raced: FileStore = {
      ...store,
      read: async (file) => {
        const read = await store.read(file);
        // Between our reading and our writing.
        if (file.endsWith('pointer.json')) await promoted('0.2.0');
        return read;
      },
    };
    const late = await promoteRelease(raced, {
      id: 'searches',
      version: '0.3.0',
      share: 100,
      now: NOON,
    });
    expect(sentence(late)).toMatch(/^Somebody else has written what is live of searches/);
    expect(await live()).toBe('0.2.0 / - / 0.1.0');
    expect(sentence(await rollBack(raced, 'searches', NOON))).toBe('it was done'); // nobody wrote
  });

  it('is left alone where it cannot be read', async () => {
    await promoted('0.1.0');
    await writeFile(path.join(folder, 'remotes/searches/pointer.json'), '{"id":"searches"}');
    expect(sentence(await promoted('0.2.0'))).toMatch(
      /^The pointer of searches cannot be read: owner/,
    );
    expect(sentence(await rollBack(store, 'searches', NOON))).toMatch(
      /Mend or remove remotes\/searches\/pointer\.json first\.$/,
    );
  });
});
