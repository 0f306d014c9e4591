import { EventEmitter, getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { snapshotOfSupporters } from 'evaluation';
import { data, FIELDS, people, screens, search, searches } from 'evaluation/testing';
import { encodeSnapshot } from 'supporter-data';
import { asId, type ScreenId, type SearchDefinition, type SearchId } from 'shared-kernel/model';
import {
  CountingLost,
  type CountingQuestion,
  type CountingThreads,
  type KeptOut,
} from '../countingThreads';
import { sameThread, threadHere } from '../testing/sameThread';
import { answerInThread } from './answerInThread';
import { countInShards } from './countInShards';
import { startCountingThread, type CountingThread } from './startCountingThread';

/** What becomes of each message of a thread, in turn; those beyond the last come as they should. */
type Trouble = 'none' | 'twice' | 'late' | 'dies';
const troubles: Trouble[] = [];

/** A worker whose messages come twice, behind later ones, or never, since it died. */
class TroubledWorker extends EventEmitter {
  readonly #channel = new MessageChannel();
  #isDead = false;

  constructor() {
    super();
    answerInThread(this.#channel.port2, { heldBytes: 1_000_000 });
    this.#channel.port1.on('message', (message) => this.#say(message));
  }

  postMessage(message: unknown): void {
    if (!this.#isDead) this.#channel.port1.postMessage(message);
  }
  readonly ref = jest.fn();
  readonly unref = jest.fn();
  terminate(): void {
    this.#isDead = true;
    this.#channel.port1.close();
  }

  #say(message: unknown): void {
    const trouble = troubles.shift() ?? 'none';
    if (trouble === 'dies') {
      this.terminate();
      this.emit('error', new Error('out of memory'));
      this.emit('exit', 1);
      return;
    }
    const say = (): boolean => !this.#isDead && this.emit('message', message);
    if (trouble === 'late') setImmediate(() => setImmediate(say));
    else say();
    if (trouble === 'twice') say();
  }
}

jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<object>('node:worker_threads'),
  Worker: jest.fn(() => new TroubledWorker()),
}));

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const RANK = { kind: 'rank', field: 'Miles', among: 'all' } as const;
const NAME = { year: 'organisations/grove/years/2026', id: 's1' };

/** One question of each kind, over any searches. */
const questionsOver = (all: readonly SearchDefinition[]): readonly CountingQuestion[] => {
  const [edited = all[0]] = all;
  if (edited === undefined) throw new Error('There are no searches');
  const definitions = {
    year: {
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
    },
    today: { year: 2026, month: 6, day: 15 },
    fields: [
      ...LISTED,
      {
        name: 'Rank',
        type: 'number' as const,
        calculated: { id: 'rank', calculation: RANK, figures: null },
      },
    ],
    searches: all,
    screens,
  };
  const keptOut: KeptOut = {
    state: 'one',
    emails: new Map([['s7@example.org', null]]),
    supporterIds: new Map([['7', 5]]),
    searches: [{ ...edited, until: null }],
  };
  const audience = {
    id: asId<ScreenId>('any'),
    match: 'anySearches',
    searchIds: ['a', 'b'].map((id) => asId<SearchId>(id)),
    items: [],
  };
  return [
    { kind: 'search', definitions, edited: { ...edited, match: 'any' } },
    { kind: 'year', definitions, searchIds: null, screenIds: null },
    { kind: 'year', definitions, searchIds: null, screenIds: null, keptOut },
    { kind: 'keptOut', definitions, keptOut },
    { kind: 'audience', definitions, edited: audience },
    { kind: 'impact', definitions, edited: { ...edited, match: 'any' }, keptOut },
    { kind: 'overlap', definitions, searchIds: [asId<SearchId>('a'), asId<SearchId>('b')] },
    { kind: 'reach', definitions },
    { kind: 'figures', definitions },
    { kind: 'changes', definitions, before: { searches: [], screens: [] } },
    {
      kind: 'calculated',
      definitions,
      edited: { id: 'c', calculation: RANK },
    },
  ];
};

const started: CountingThreads[] = [];
const inShards = (shards: number): CountingThreads => {
  const threads = Array.from({ length: Math.min(shards, 2) }, () =>
    startCountingThread({ heapMegabytes: 768, heldBytes: 1_000_000 }),
  );
  const counting = countInShards(threads, { mostShares: shards, leastRows: 1 });
  started.push(counting);
  return counting;
};

afterEach(async () => {
  troubles.length = 0;
  await Promise.all(started.splice(0).map((one) => one.close()));
});

/** What is asked of some supporters, and what comes of it. */
const askedOf = (list: Parameters<typeof snapshotOfSupporters>[1]) => {
  const rows = [...list];
  const bytes = encodeSnapshot(snapshotOfSupporters(LISTED, rows));
  const fetchShard = jest.fn(() => Promise.resolve(new Uint8Array(bytes)));
  return {
    fetchShard,
    ask: (counting: CountingThreads, question: CountingQuestion, signal?: AbortSignal) =>
      counting.ask({ ...NAME, shardRows: [rows.length] }, question, {
        fetchShard,
        ...(signal && { signal }),
      }),
  };
};

describe('a year counted in shards gives what one thread gives', () => {
  it.each([1, 2, 16])('of every kind of question (%i)', async (shards) => {
    await fc.assert(
      fc.asyncProperty(searches, people, async (all, list) => {
        const counting = inShards(shards);
        const { ask } = askedOf(list);
        for (const question of questionsOver(all))
          expect(await ask(counting, question)).toEqual(await ask(sameThread(), question));
        await counting.close();
      }),
      { numRuns: 25 },
    );
  });

  const anyTroubles = fc.array(fc.constantFrom<Trouble>('none', 'twice', 'late', 'late', 'dies'), {
    maxLength: 60,
  });
  const oneDeath = anyTroubles.map((all) => {
    const first = all.indexOf('dies');
    return all.map((one, index) => (one === 'dies' && index > first ? 'twice' : one));
  });

  it.each([2, 16])(
    'where a shard answers twice or late, or its thread dies (%i)',
    async (shards) => {
      await fc.assert(
        fc.asyncProperty(searches, people, oneDeath, async (all, list, plan) => {
          fc.pre(list.length > 1);
          const counting = inShards(shards);
          const { ask } = askedOf(list);
          const questions = questionsOver(all).slice(0, 7);
          troubles.splice(0, Infinity, ...plan);
          const answers = await Promise.all(questions.map((question) => ask(counting, question)));
          for (const [index, question] of questions.entries())
            expect(answers[index]).toEqual(await ask(sameThread(), question));
          await counting.close();
        }),
        { numRuns: 60 },
      );
    },
  );

  it('or says that it was lost, where threads die again and again, and is asked anew', async () => {
    await fc.assert(
      fc.asyncProperty(searches, people, anyTroubles, async (all, list, plan) => {
        fc.pre(list.length > 1);
        const counting = inShards(2);
        const { ask } = askedOf(list);
        const [question] = questionsOver(all);
        if (question === undefined) throw new Error('There is no question');
        const expected = await ask(sameThread(), question);
        troubles.splice(0, Infinity, ...plan);
        const answer = await ask(counting, question).catch((failure: unknown) => failure);
        if (answer instanceof Error) expect(answer).toBeInstanceOf(CountingLost);
        else expect(answer).toEqual(expected);
        troubles.length = 0;
        expect(await ask(counting, question)).toEqual(expected);
        await counting.close();
      }),
      { numRuns: 60 },
    );
  });
});

/** What is asked of supporters who are stored in shards, and how many of these are on their way at a time. */
const askedOfShards = (list: Parameters<typeof snapshotOfSupporters>[1], shardCount: number) => {
  const shards = Array.from({ length: shardCount }, (_, index) =>
    [...list].filter((_supporter, row) => row % shardCount === index),
  );
  const onTheWay = { now: 0, most: 0, fetched: 0 };
  const fetchShard = async (shard: number): Promise<Uint8Array> => {
    onTheWay.fetched += 1;
    onTheWay.now += 1;
    onTheWay.most = Math.max(onTheWay.most, onTheWay.now);
    await nextTurn();
    onTheWay.now -= 1;
    return encodeSnapshot(snapshotOfSupporters(LISTED, shards[shard] ?? []));
  };
  return {
    onTheWay,
    ask: (counting: CountingThreads, question: CountingQuestion) =>
      counting.ask({ ...NAME, shardRows: shards.map(({ length }) => length) }, question, {
        fetchShard,
      }),
  };
};

describe('a year that is stored in shards', () => {
  it.each([2, 16])('is counted as in one (%i)', async (shardCount) => {
    await fc.assert(
      fc.asyncProperty(searches, people, async (all, list) => {
        const counting = inShards(2);
        const { ask } = askedOfShards(list, shardCount);
        for (const question of questionsOver(all)) {
          if (question.kind === 'figures' || question.kind === 'calculated') continue;
          const whole = await askedOf(list).ask(sameThread(), question);
          expect(inOrder(await ask(counting, question))).toEqual(inOrder(whole));
        }
        await counting.close();
      }),
      { numRuns: 25 },
    );
  });

  it('has no more shards on their way than there are threads, each once', async () => {
    const list = Array.from({ length: 40 }, (_, row) => ({
      email: `s${String(row)}@example.org`,
      supporterId: '',
      fields: { Miles: String(row) },
    }));
    const [question] = questionsOver([search('a', [data('Miles', '>=', '10')])]);
    if (question === undefined) throw new Error('There is no question');
    const counting = inShards(2);
    const { ask, onTheWay } = askedOfShards(list, 16);
    expect(await ask(counting, question)).toMatchObject({ value: { counts: { total: 30 } } });
    expect(onTheWay).toEqual({ now: 0, most: 2, fetched: 16 });
    expect(await ask(counting, question)).toMatchObject({ value: { counts: { total: 30 } } });
    expect(onTheWay.fetched).toBe(16);
  });

  it('is not asked for what needs all supporters in one place', () => {
    const [figures] = questionsOver([search('a', [])]).filter(({ kind }) => kind === 'figures');
    if (figures === undefined) throw new Error('There is no question');
    const { ask } = askedOfShards([], 2);
    expect(() => ask(inShards(2), figures)).toThrow('in one place');
  });
});

/** Who is kept out comes in the order of the rows. */
const inOrder = (answered: Awaited<ReturnType<CountingThreads['ask']>>) =>
  answered.ok && answered.value.kind === 'keptOut'
    ? { ...answered.value, people: answered.value.people.toSorted() }
    : answered;

describe('a question that is asked of shards', () => {
  const list = Array.from({ length: 30 }, (_, row) => ({
    email: `s${String(row)}@example.org`,
    supporterId: '',
    fields: { Miles: String(row) },
  }));
  const [question] = questionsOver([search('a', [data('Miles', '>=', '10')])]);
  if (question === undefined) throw new Error('There is no question');
  const COUNTED = { ok: true, value: { counts: { total: 20, supporters: 30 } } };

  it('has the snapshot fetched once, also where another comes meanwhile, and not again', async () => {
    const counting = inShards(16);
    const { ask, fetchShard } = askedOf(list);
    const answers = await Promise.all([ask(counting, question), ask(counting, question)]);
    expect(answers).toMatchObject([COUNTED, COUNTED]);
    expect(await ask(counting, question)).toMatchObject(COUNTED);
    expect(fetchShard).toHaveBeenCalledTimes(1);
  });

  it('is told once that the bytes are gone, make no sense or cannot be fetched, and asked again', async () => {
    const counting = inShards(16);
    const { ask, fetchShard } = askedOf(list);
    fetchShard.mockRejectedValueOnce(new Error('down'));
    await expect(ask(counting, question)).rejects.toThrow('could not be read');
    fetchShard.mockResolvedValueOnce(null as never);
    expect(await ask(counting, question)).toEqual({ ok: false, error: 'gone' });
    fetchShard.mockResolvedValueOnce(new Uint8Array(9));
    expect(await ask(counting, question)).toEqual({ ok: false, error: 'unreadable' });
    expect(await askedOf(list).ask(counting, question)).toMatchObject({ ok: false });
    const other = { ...NAME, id: 's2', shardRows: [30] };
    expect(await counting.ask(other, question, { fetchShard })).toMatchObject(COUNTED);
  });

  it('ends in all shards when nobody wants it any more', async () => {
    const counting = inShards(2);
    const { ask } = askedOf(list);
    const controller = new AbortController();
    const asked = ask(counting, question, controller.signal);
    controller.abort();
    expect(await asked).toEqual({ ok: false, error: 'cancelled' });
    expect(await ask(counting, question, controller.signal)).toMatchObject({ error: 'cancelled' });
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
    expect(await ask(counting, question)).toMatchObject(COUNTED);
  });

  it('counts the supporters of all shards as they are through', async () => {
    const [year = question] = questionsOver([search('a', [])]).slice(1);
    const through: number[] = [];
    const { fetchShard } = askedOf(list);
    await countInShards([slowlyTelling(), slowlyTelling()], { leastRows: 1 }).ask(
      { ...NAME, shardRows: [30] },
      year,
      { fetchShard, onRows: (processed) => through.push(processed) },
    );
    expect(through).toEqual([10, 20, 25, 30]);
  });

  /** A thread that tells of ten rows and of fifteen before it answers. */
  const slowlyTelling = (): CountingThread => {
    const here = threadHere();
    return {
      ...here,
      ask: async (snapshot, asked, { onRows, ...options }) => {
        for (const rows of [10, 15]) {
          await Promise.resolve();
          onRows?.(rows);
        }
        return here.ask(snapshot, asked, options);
      },
    };
  };
});

describe('one thread', () => {
  it('is asked about a year of few supporters, always the same one', async () => {
    const asked: number[] = [];
    const threads = [0, 1, 2].map((index): CountingThread => {
      const here = threadHere();
      return {
        ...here,
        ask: (snapshot, ...rest) => {
          expect(snapshot.share).toBeUndefined();
          asked.push(index);
          return here.ask(snapshot, ...rest);
        },
      };
    });
    const counting = countInShards(threads);
    const { ask } = askedOf([]);
    for (const question of questionsOver([search('a', [])])) await ask(counting, question);
    expect(new Set(asked).size).toBe(1);
  });
});
