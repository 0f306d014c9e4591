import type { MessagePort } from 'node:worker_threads';
import { TooManyVerdicts } from 'evaluation';
import { createCounter, type Counter, type HeldLimits } from './counter';
import type { Ask, FromThread, ToThread } from './threadMessages';

/** At most one sign of life of a question in this time. */
const ROWS_EVERY_MS = 250;

/** The thread's own side: answers what comes through the port, one question after another. */
export function answerInThread(port: MessagePort, limits: HeldLimits): void {
  const counter = createCounter(limits);
  /** The last snapshot of a year whose bytes made no sense. */
  const unreadable = new Map<string, string>();
  let taken = 0;
  const say = (message: FromThread): void => port.postMessage(message);

  const take = ({ snapshot, bytes }: Extract<ToThread, { kind: 'snapshot' }>): void => {
    taken += 1;
    if (counter.hold(snapshot, bytes)) unreadable.delete(snapshot.year);
    else unreadable.set(snapshot.year, snapshot.id);
  };
  const reply = (ask: Ask): FromThread => {
    const { id, snapshot } = ask;
    if (isCancelled(ask)) return { kind: 'answer', id, answer: null };
    if (unreadable.get(snapshot.year) === snapshot.id) return { kind: 'unreadable', id };
    return counter.holds(snapshot) ? answer(counter, ask, say) : { kind: 'lacks', id, taken };
  };

  port.on('message', (message: ToThread) => {
    if (message.kind === 'snapshot') take(message);
    else say(reply(message));
  });
}

function answer(counter: Counter, ask: Ask, say: (message: FromThread) => void): FromThread {
  const { id, snapshot, question } = ask;
  const run = {
    stop: () => isCancelled(ask),
    onRows: atMostEvery(ROWS_EVERY_MS, (processed) => say({ kind: 'rows', id, processed })),
  };
  try {
    return { kind: 'answer', id, answer: counter.answer(snapshot, question, run) };
  } catch (failure) {
    if (failure instanceof TooManyVerdicts) return { kind: 'tooHeavy', id };
    return { kind: 'failed', id, message: describe(failure) };
  }
}

const isCancelled = ({ cancelled }: Ask): boolean => Atomics.load(cancelled, 0) !== 0;

function atMostEvery(
  intervalMs: number,
  tell: (processed: number) => void,
): (processed: number) => void {
  let toldAt = performance.now();
  return (processed) => {
    if (performance.now() - toldAt < intervalMs) return;
    toldAt = performance.now();
    tell(processed);
  };
}

const describe = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
