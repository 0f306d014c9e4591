import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCES } from 'build-preset/node';
import { snapshotOfSupporters } from 'evaluation';
import { encodeSnapshot } from 'supporter-data';
import { asId, defaultCondition, type ConditionId, type SearchId } from 'shared-kernel/model';
import { sameThread } from '../testing/sameThread';
import type { AskOptions, CountingQuestion } from '../countingThreads';
import { countInShards } from './countInShards';
import { startCountingThread, type CountingThread } from './startCountingThread';

const FIELDS = [{ name: 'Gift', type: 'number' }] as const;
const NAME = { year: 'organisations/grove/years/2026', id: 's1' };
const COUNTED = { ...NAME, shardRows: [3] };

const bytes = (gifts: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    encodeSnapshot(
      snapshotOfSupporters(
        FIELDS,
        gifts.map((gift, n) => ({
          email: `s${String(n)}@example.org`,
          supporterId: '',
          fields: { Gift: gift },
        })),
      ),
    ),
  );

const edited = {
  id: asId<SearchId>('draft'),
  name: 'Draft',
  match: 'all',
  conditions: [
    {
      ...defaultCondition(asId<ConditionId>('c')),
      fieldType: 'data',
      dataId: 'Gift',
      dataEqualsOperator: '>=',
      dataValue: '5',
    },
  ],
} as const;

const definitions: CountingQuestion['definitions'] = {
  year: {
    dateFrom: { year: 2025, month: 12, day: 31 },
    dateTo: { year: 2027, month: 1, day: 1 },
  },
  fields: FIELDS,
  today: { year: 2026, month: 6, day: 15 },
  searches: [edited],
  screens: [],
};
const SEARCH: CountingQuestion = { kind: 'search', definitions, edited };
const WHOLE_YEAR: CountingQuestion = {
  kind: 'year',
  definitions,
  searchIds: null,
  screenIds: null,
};

const fetchSnapshot = jest.fn<ReturnType<AskOptions['fetchShard']>, []>();

beforeEach(() => {
  fetchSnapshot.mockReset().mockImplementation(() => Promise.resolve(bytes(['1', '5', '50'])));
});

const LIMITS = { heapMegabytes: 768, heldBytes: 1_000_000 };

describe('the counting thread', () => {
  let thread: CountingThread;

  beforeEach(() => {
    thread = startCountingThread(LIMITS);
  });
  afterEach(() => thread.close());

  it('answers as the same code does without a thread, and fetches a snapshot once', async () => {
    const here = sameThread();
    for (const question of [SEARCH, WHOLE_YEAR, SEARCH]) {
      const answered = await thread.ask(NAME, question, { fetchSnapshot });
      expect(answered).toEqual(
        await here.ask(COUNTED, question, {
          fetchShard: () => Promise.resolve(bytes(['1', '5', '50'])),
        }),
      );
      expect(answered.ok).toBe(true);
    }
    expect(fetchSnapshot).toHaveBeenCalledTimes(1);
  });

  it('fetches a snapshot once for questions that come together', async () => {
    const answers = await Promise.all(
      [SEARCH, SEARCH, SEARCH].map((question) => thread.ask(NAME, question, { fetchSnapshot })),
    );
    expect(answers).toMatchObject(
      Array(3).fill({ ok: true, value: { counts: { total: 2, supporters: 3 } } }),
    );
    expect(fetchSnapshot).toHaveBeenCalledTimes(1);
  });

  it('fetches the snapshot of another state of the year', async () => {
    await thread.ask(NAME, SEARCH, { fetchSnapshot });
    fetchSnapshot.mockImplementation(() => Promise.resolve(bytes(['7'])));
    const answered = await thread.ask({ ...NAME, id: 's2' }, SEARCH, { fetchSnapshot });
    expect(answered).toMatchObject({ value: { counts: { total: 1, supporters: 1 } } });
  });

  it('says where the bytes are gone, or make no sense', async () => {
    fetchSnapshot.mockResolvedValueOnce(null);
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toEqual({ ok: false, error: 'gone' });
    fetchSnapshot.mockResolvedValueOnce(new Uint8Array(9));
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toEqual({
      ok: false,
      error: 'unreadable',
    });
    expect(await thread.ask({ ...NAME, id: 's2' }, SEARCH, { fetchSnapshot })).toMatchObject({
      ok: true,
    });
  });

  it('releases a question at once when nobody wants it any more', async () => {
    const controller = new AbortController();
    const asked = thread.ask(NAME, SEARCH, { fetchSnapshot, signal: controller.signal });
    controller.abort();
    expect(await asked).toEqual({ ok: false, error: 'cancelled' });
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot, signal: AbortSignal.abort() })).toEqual({
      ok: false,
      error: 'cancelled',
    });
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toMatchObject({ ok: true });
  });

  it('fails what waits when the bytes cannot be fetched, and goes on', async () => {
    fetchSnapshot.mockRejectedValueOnce(new Error('down'));
    await expect(thread.ask(NAME, SEARCH, { fetchSnapshot })).rejects.toThrow('could not be read');
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toMatchObject({ ok: true });
  });

  it('tells a bug in a question to its asker, and goes on', async () => {
    const broken = { ...SEARCH, definitions: { ...definitions, fields: null } };
    // @ts-expect-error what no compiled caller can send
    await expect(thread.ask(NAME, broken, { fetchSnapshot })).rejects.toThrow('Counting failed');
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toMatchObject({ ok: true });
  });

  it('fails what waits when it is closed, and starts again with the next question', async () => {
    const lost = expect(thread.ask(NAME, SEARCH, { fetchSnapshot })).rejects.toThrow('closed');
    await thread.close();
    await lost;
    expect(await thread.ask(NAME, SEARCH, { fetchSnapshot })).toMatchObject({ ok: true });
  });

  it('keeps a process alive until it has answered, and no longer', async () => {
    const script = join(__dirname, '../testing/countingProcess.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [...FROM_SOURCES, script]);
    expect(stdout).toBe('1');
  }, 20_000);
});

it('several threads count shards of one snapshot, which they share', async () => {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes(['1', '5', '50']).length));
  shared.set(bytes(['1', '5', '50']));
  fetchSnapshot.mockResolvedValue(shared);
  const counting = countInShards([startCountingThread(LIMITS), startCountingThread(LIMITS)], {
    leastRows: 1,
  });
  for (const question of [SEARCH, WHOLE_YEAR])
    expect(await counting.ask(COUNTED, question, { fetchShard: fetchSnapshot })).toEqual(
      await sameThread().ask(COUNTED, question, { fetchShard: fetchSnapshot }),
    );
  await counting.close();
});
