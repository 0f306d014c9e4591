import { TooManyVerdicts } from 'evaluation';
import { failed, succeeded } from 'shared-kernel/model';
import { createCounter } from '../counting/counter';
import { countInShards } from '../counting/countInShards';
import type { CountingThread } from '../counting/startCountingThread';
import type { CountingThreads } from '../countingThreads';

/** The counting port without a thread: a fake for tests of what asks it. It counts for real. */
export const sameThread = (): CountingThreads => countInShards([threadHere()]);

/** What a thread answers, without one. */
export function threadHere(): CountingThread {
  const counter = createCounter({ heldBytes: Infinity });
  return {
    ask: async (snapshot, question, { fetchSnapshot, onRows, signal }) => {
      const stop = (): boolean => signal?.aborted === true;
      if (!counter.holds(snapshot)) {
        const bytes = await fetchSnapshot();
        if (bytes === null) return failed('gone');
        if (!counter.hold(snapshot, bytes)) return failed('unreadable');
      }
      const run = { stop, onRows: (processed: number) => onRows?.(processed) };
      try {
        const answer = stop() ? null : counter.answer(snapshot, question, run);
        return answer === null ? failed('cancelled') : succeeded(answer);
      } catch (failure) {
        if (failure instanceof TooManyVerdicts) return failed('tooHeavy');
        throw failure;
      }
    },
    close: () => Promise.resolve(),
  };
}
