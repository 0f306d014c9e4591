import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { AskOptions, CountingAnswer, CountingFault } from '../countingThreads';
import type { FetchBytes } from './snapshotDelivery';
import type { Ask } from './threadMessages';

export type Answered = Result<CountingAnswer, CountingFault>;

/** As a thread is asked, about one shard or a share of its rows. */
export interface ThreadOptions extends Omit<AskOptions, 'fetchShard'> {
  readonly fetchSnapshot: FetchBytes;
}

export interface Waiting {
  readonly ask: Ask;
  readonly cancel: () => void;
  readonly options: ThreadOptions;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (failure: Error) => void;
}

/** The questions that the thread has not answered yet, by their number. */
export interface WaitingQuestions {
  get(id: number): Waiting | undefined;
  isEmpty(): boolean;
  /** Settles when the question is answered, cancelled or lost; `send` is called with its message first. */
  add(
    question: Omit<Ask, 'kind' | 'id' | 'cancelled'>,
    options: ThreadOptions,
    send: (message: Ask) => void,
  ): Promise<Answered>;
  /** An answer to a question that waits no more is nobody's. */
  end(id: number, answered: Answered): void;
  fail(id: number, failure: Error): void;
  failAll(failure: Error): void;
}

export function waitingQuestions(): WaitingQuestions {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const taken = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    // A signal may outlive many questions.
    one?.options.signal?.removeEventListener('abort', one.cancel);
    return one;
  };
  const end = (id: number, answered: Answered): void => taken(id)?.resolve(answered);
  const fail = (id: number, failure: Error): void => taken(id)?.reject(failure);

  return {
    get: (id) => waiting.get(id),
    isEmpty: () => waiting.size === 0,
    add: (question, options, send) => {
      if (options.signal?.aborted === true) return Promise.resolve(failed('cancelled'));
      const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const ask: Ask = { kind: 'ask', id: (lastId += 1), ...question, cancelled };
      const cancel = (): void => {
        Atomics.store(cancelled, 0, 1);
        end(ask.id, failed('cancelled'));
      };
      options.signal?.addEventListener('abort', cancel, { once: true });
      return new Promise((resolve, reject) => {
        waiting.set(ask.id, { ask, options, cancel, resolve, reject });
        send(ask);
      });
    },
    end,
    fail,
    failAll: (failure) => {
      for (const id of [...waiting.keys()]) fail(id, failure);
    },
  };
}

/** What the thread's last word on a question means to its asker. */
export const answeredWith = (answer: CountingAnswer | null): Answered =>
  answer === null ? failed('cancelled') : succeeded(answer);
