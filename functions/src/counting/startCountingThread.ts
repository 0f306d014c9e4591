import { Worker } from 'node:worker_threads';
import { failed } from 'shared-kernel/model';
import { CountingLost, type CountingQuestion, type ShardName } from '../countingThreads';
import type { HeldLimits } from './counter';
import { snapshotDelivery, type SnapshotDelivery } from './snapshotDelivery';
import type { FromThread, ToThread } from './threadMessages';
import {
  answeredWith,
  waitingQuestions,
  type Answered,
  type ThreadOptions,
  type Waiting,
} from './waitingQuestions';

const IS_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = IS_SOURCE ? './threadFromSource.mjs' : './threadEntry.js';

export interface CountingThread {
  ask(snapshot: ShardName, question: CountingQuestion, options: ThreadOptions): Promise<Answered>;
  close(): Promise<void>;
}

export interface ThreadLimits extends HeldLimits {
  /** A thread that grows beyond it dies alone, without the process; columns lie outside of the heap. */
  readonly heapMegabytes: number;
}

/** One worker from its start to its end, and the snapshots that it was sent. */
interface Running {
  readonly worker: Worker;
  readonly delivery: SnapshotDelivery;
}

/**
 * Counts in a worker thread, which starts with the first question, and again with the next one after it died. What
 * waited for a thread that dies fails; nothing else is lost, since snapshots are fetched again.
 */
export function startCountingThread({ heapMegabytes, ...held }: ThreadLimits): CountingThread {
  const questions = waitingQuestions();
  let running: Running | null = null;

  const start = (): Running => {
    const worker = new Worker(new URL(ENTRY, import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      workerData: held,
    });
    const delivery = snapshotDelivery((snapshot, bytes) => {
      const message: ToThread = { kind: 'snapshot', snapshot, bytes };
      worker.postMessage(message);
    });
    worker.on('message', (message: FromThread) => hear({ worker, delivery }, message));
    worker.on('error', (cause) =>
      lose(worker, new CountingLost('The counting thread died', { cause })),
    );
    worker.on('exit', () => lose(worker, new CountingLost('The counting thread ended')));
    return { worker, delivery };
  };
  const lose = (worker: Worker, failure: Error): void => {
    if (running?.worker !== worker) return;
    running = null;
    questions.failAll(failure);
  };

  /** A thread that has nothing to do does not keep the process from ending. */
  const rest = (): void => {
    if (questions.isEmpty()) running?.worker.unref();
  };

  const hear = (from: Running, message: FromThread): void => {
    const { id } = message;
    const asked = questions.get(id);
    if (asked === undefined) return;
    if (message.kind === 'rows') asked.options.onRows?.(message.processed);
    else if (message.kind === 'lacks') void provide(from, asked, message.taken);
    else if (message.kind === 'unreadable' || message.kind === 'tooHeavy')
      questions.end(id, failed(message.kind));
    else if (message.kind === 'answer') questions.end(id, answeredWith(message.answer));
    else questions.fail(id, new Error(`Counting failed: ${message.message}`));
  };

  /** Sends the snapshot that a question lacks, then the question once more. */
  const provide = async (to: Running, asked: Waiting, taken: number): Promise<void> => {
    const { ask, options } = asked;
    try {
      const isThere = await to.delivery.deliver(ask.snapshot, taken, options.fetchSnapshot);
      if (!isThere) questions.end(ask.id, failed('gone'));
      else if (questions.get(ask.id) === asked) to.worker.postMessage(ask);
    } catch (cause) {
      const failure = new Error(`Snapshot ${ask.snapshot.id} could not be read`, { cause });
      questions.fail(ask.id, failure);
    }
  };

  return {
    ask: (snapshot, question, options) =>
      questions
        .add({ snapshot, question }, options, (ask) => {
          running ??= start();
          running.worker.ref();
          running.worker.postMessage(ask);
        })
        .finally(rest),
    close: async () => {
      if (running === null) return;
      const { worker } = running;
      lose(worker, new Error('The counting thread is closed'));
      await worker.terminate();
    },
  };
}
