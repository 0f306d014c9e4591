import { setMaxListeners } from 'node:events';
import { hashText } from 'evaluation';
import { failed, succeeded } from 'shared-kernel/model';
import {
  CountingLost,
  type AskOptions,
  type CountedSnapshot,
  type CountingAnswer,
  type CountingFault,
  type CountingThreads,
} from '../countingThreads';
import { inShards, type MergeAnswers } from './mergeAnswers';
import type { CountingThread } from './startCountingThread';
import type { Answered } from './waitingQuestions';

/** Supporters of a shard at least: for fewer, a second thread takes longer to be asked than it saves. */
const LEAST_ROWS = 100_000;

export interface ShardOptions {
  /** As many as threads unless said. */
  readonly mostShards?: number;
  readonly leastRows?: number;
}

/**
 * Counts a year of many supporters in shards, one on each thread, and merges what they find: the same as of the whole.
 * Any other question goes to one thread, which is always the same for a year. A shard whose thread dies is asked once
 * more, of the next thread.
 */
export function countInShards(
  threads: readonly CountingThread[],
  { mostShards = threads.length, leastRows = LEAST_ROWS }: ShardOptions = {},
): CountingThreads {
  const fetchOnce = sharedFetches();
  const threadAt = (index: number): CountingThread => {
    const thread = threads[index % threads.length];
    if (thread === undefined) throw new Error('There is no thread to count in');
    return thread;
  };

  return {
    ask: (snapshot, question, options) => {
      const of = Math.min(mostShards, Math.floor(snapshot.rowCount / leastRows));
      const apart = of < 2 ? null : inShards(question);
      const first = hashText(snapshot.year) % threads.length;
      if (apart === null) return threadAt(first).ask(snapshot, question, options);
      const askShard: AskShard = async (index, shardOptions) => {
        const shard = { ...snapshot, shard: { index, of } };
        try {
          return await threadAt(first + index).ask(shard, apart.ofShard, shardOptions);
        } catch (failure) {
          if (!(failure instanceof CountingLost)) throw failure;
          return threadAt(first + index + 1).ask(shard, apart.ofShard, shardOptions);
        }
      };
      return fetchOnce(snapshot, options, (fetchSnapshot) =>
        askAll(of, askShard, apart.merge, { ...options, fetchSnapshot }),
      );
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

type AskShard = (index: number, options: AskOptions) => Promise<Answered>;

/** The merged answers of all shards. The first shard that has none ends the others. */
async function askAll(
  shards: number,
  askShard: AskShard,
  merge: MergeAnswers,
  { fetchSnapshot, onRows, signal }: AskOptions,
): Promise<Answered> {
  const ending = new AbortController();
  setMaxListeners(shards, ending.signal);
  const end = (): void => ending.abort();
  if (signal?.aborted === true) end();
  signal?.addEventListener('abort', end, { once: true });

  const processed = new Float64Array(shards);
  const faults: CountingFault[] = [];
  const ask = async (index: number): Promise<readonly CountingAnswer[]> => {
    const answered = await askShard(index, {
      fetchSnapshot,
      signal: ending.signal,
      onRows: (rows) => {
        processed[index] = rows;
        onRows?.(processed.reduce((sum, one) => sum + one, 0));
      },
    });
    if (answered.ok) return [answered.value];
    faults.push(answered.error);
    end();
    return [];
  };
  try {
    const answers = await Promise.all(Array.from({ length: shards }, (_, index) => ask(index)));
    const [fault] = faults;
    return fault === undefined ? succeeded(merge(answers.flat())) : failed(fault);
  } finally {
    end();
    signal?.removeEventListener('abort', end);
  }
}

type FetchSnapshot = AskOptions['fetchSnapshot'];

/** Fetches a snapshot once for all shards that lack it, and for whoever asks about it meanwhile. */
function sharedFetches() {
  const underWay = new Map<string, { asking: number; bytes: ReturnType<FetchSnapshot> | null }>();
  return async (
    { id }: CountedSnapshot,
    { fetchSnapshot }: AskOptions,
    work: (fetch: FetchSnapshot) => Promise<Answered>,
  ): Promise<Answered> => {
    const shared = underWay.get(id) ?? { asking: 0, bytes: null };
    underWay.set(id, shared);
    shared.asking += 1;
    try {
      return await work(() => (shared.bytes ??= fetchSnapshot()));
    } finally {
      shared.asking -= 1;
      if (shared.asking === 0) underWay.delete(id);
    }
  };
}
