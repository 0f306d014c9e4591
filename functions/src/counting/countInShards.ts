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
  type ShardName,
} from '../countingThreads';
import { inShards, type MergeAnswers } from './mergeAnswers';
import type { FetchBytes } from './snapshotDelivery';
import type { CountingThread } from './startCountingThread';
import type { Answered } from './waitingQuestions';

/** Supporters of a share at least: for fewer, a second thread takes longer to be asked than it saves. */
const LEAST_ROWS = 100_000;

export interface ShareOptions {
  /** As many as threads unless said. */
  readonly mostShares?: number;
  readonly leastRows?: number;
}

/**
 * Counts a year of many supporters in its shards, each in as many shares as there are threads for it, and merges what they
 * find: the same as of the whole. Any other question goes to one thread, which is always the same for a year. Each thread has
 * the same shards every time, one after the other, so that no more of them are on their way than there are threads. A share
 * whose thread dies is asked once more, of the next thread.
 */
export function countInShards(
  threads: readonly CountingThread[],
  { mostShares = threads.length, leastRows = LEAST_ROWS }: ShareOptions = {},
): CountingThreads {
  const holdFetch = sharedFetches();
  const threadAt = (index: number): CountingThread => {
    const thread = threads[index % threads.length];
    if (thread === undefined) throw new Error('There is no thread to count in');
    return thread;
  };

  return {
    ask: (snapshot, question, options) => {
      const { fetchShard, ...rest } = options;
      const first = hashText(snapshot.year) % threads.length;
      const apart = inShards(question);
      const shares = sharesOf(snapshot, apart === null ? 1 : mostShares, leastRows);
      const [only] = shares;
      if (only !== undefined && shares.length === 1)
        return threadAt(first).ask(only.name, question, {
          ...rest,
          fetchSnapshot: () => fetchShard(0),
        });
      if (apart === null)
        throw new Error(`"${question.kind}" is asked of all supporters in one place`);
      const asked = shares.map(({ shard, name }, place): AskedShare => {
        const key = JSON.stringify([snapshot.year, snapshot.id, shard]);
        const bytes = holdFetch(key, () => fetchShard(shard));
        return {
          thread: (first + place) % threads.length,
          ask: async (shareOptions) => {
            const how = { ...shareOptions, fetchSnapshot: bytes.fetch };
            try {
              return await threadAt(first + place).ask(name, apart.ofShard, how);
            } catch (failure) {
              if (!(failure instanceof CountingLost)) throw failure;
              return await threadAt(first + place + 1).ask(name, apart.ofShard, how);
            } finally {
              bytes.release();
            }
          },
          release: bytes.release,
        };
      });
      return askAll(asked, apart.merge, rest);
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface ShareOfShard {
  readonly shard: number;
  readonly name: ShardName;
}

/** Each shard in equal shares of its rows. */
function sharesOf(
  { year, id, shard: made, shardRows }: CountedSnapshot,
  mostShares: number,
  leastRows: number,
): readonly ShareOfShard[] {
  const most = Math.floor(mostShares / shardRows.length);
  return shardRows.flatMap((rows, shard) => {
    const of = Math.max(1, Math.min(most, Math.floor(rows / leastRows)));
    const stored = shardRows.length === 1 ? made : shard;
    const name = { year, id, ...(stored === undefined ? {} : { shard: stored }) };
    return Array.from({ length: of }, (_, index) => ({
      shard,
      name: of === 1 ? name : { ...name, share: { index, of } },
    }));
  });
}

type SharedOptions = Omit<AskOptions, 'fetchShard'>;

interface AskedShare {
  /** By place. */
  readonly thread: number;
  readonly ask: (options: SharedOptions) => Promise<Answered>;
  /** Gives up its hold of the shard's bytes, also where it was not asked. */
  readonly release: () => void;
}

/** The merged answers of all shares, those of one thread one after the other. The first that has none ends the others. */
async function askAll(
  shares: readonly AskedShare[],
  merge: MergeAnswers,
  { onRows, signal }: SharedOptions,
): Promise<Answered> {
  const ending = new AbortController();
  setMaxListeners(shares.length, ending.signal);
  const end = (): void => ending.abort();
  if (signal?.aborted === true) end();
  signal?.addEventListener('abort', end, { once: true });

  const processed = new Float64Array(shares.length);
  const answers: CountingAnswer[] = [];
  const faults: CountingFault[] = [];
  const ask = async ({ ask: askShare }: AskedShare, place: number): Promise<void> => {
    const answered = await askShare({
      signal: ending.signal,
      onRows: (rows) => {
        processed[place] = rows;
        onRows?.(processed.reduce((sum, one) => sum + one, 0));
      },
    });
    if (answered.ok) answers[place] = answered.value;
    else {
      faults.push(answered.error);
      end();
    }
  };
  const askInTurn = async (thread: number): Promise<void> => {
    for (const [place, share] of shares.entries())
      if (share.thread === thread && faults.length === 0) await ask(share, place);
  };
  try {
    await Promise.all(Array.from(new Set(shares.map(({ thread }) => thread)), askInTurn));
    const [fault] = faults;
    return fault === undefined ? succeeded(merge(answers)) : failed(fault);
  } finally {
    end();
    for (const { release } of shares) release();
    signal?.removeEventListener('abort', end);
  }
}

interface HeldBytes {
  readonly fetch: FetchBytes;
  /** To be called once nobody needs them any more; again it does nothing. */
  readonly release: () => void;
}

/** Fetches a shard once for all shares that lack it, and for whoever asks about it meanwhile. */
function sharedFetches() {
  const underWay = new Map<string, { holding: number; bytes: ReturnType<FetchBytes> | null }>();
  return (key: string, fetch: FetchBytes): HeldBytes => {
    const shared = underWay.get(key) ?? { holding: 0, bytes: null };
    underWay.set(key, shared);
    shared.holding += 1;
    let isHeld = true;
    return {
      fetch: () => (shared.bytes ??= fetch()),
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        shared.holding -= 1;
        if (shared.holding === 0) underWay.delete(key);
      },
    };
  };
}
