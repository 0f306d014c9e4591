import { availableParallelism, totalmem } from 'node:os';
import type { CountingThreads } from '../countingThreads';
import { countInShards } from './countInShards';
import { startCountingThread } from './startCountingThread';

/** A machine of more cores has other work for them. */
const MOST_THREADS = 4;

/** For all threads' heaps, outside of which columns lie; a search of thousands of conditions has to fit into each in any case. */
const HEAP_MEGABYTES = 1_536;
const LEAST_HEAP_MEGABYTES = 768;

/** Encoded bytes of the snapshots that all threads hold. */
const HELD_BYTES = 512 * 1024 * 1024;

/** Of this machine's memory, what the shards of one snapshot may take of it. */
const SHARE_FOR_SHARDS = 1 / 4;

/** How many threads count on this machine. */
export const countingThreadsHere = (): number => Math.min(MOST_THREADS, availableParallelism());

/** Counts in worker threads, of which each starts with the first question that it is asked. */
export function startCountingThreads(threads: number = countingThreadsHere()): CountingThreads {
  const shardBytes = Math.max(HELD_BYTES, memoryHere() * SHARE_FOR_SHARDS);
  const limits = {
    heapMegabytes: Math.max(LEAST_HEAP_MEGABYTES, Math.floor(HEAP_MEGABYTES / threads)),
    heldBytes: Math.floor(HELD_BYTES / threads),
    shardBytes: Math.floor(shardBytes / threads),
  };
  return countInShards(Array.from({ length: threads }, () => startCountingThread(limits)));
}

/** In bytes: the machine's, or as much of it as this process may have. */
const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
