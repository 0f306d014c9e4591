import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isWatched, type DocumentChange, type Handlers } from 'functions/handlers';
import type { DocumentStore } from '../documents';
import { plainFields } from './plainFields';

/** A job between two signs of life is not waited for longer than this; the next start does its work again. */
const STOP_WITHIN_MS = 1_500;

/** A change that many others get in the way of is handed over again, as production does (`retry` of its triggers). */
const PAUSES_MS = [100, 300, 1_000, 3_000, 5_000, 10_000];

export interface HandlerRunner {
  /** Takes care of work of the handlers that nobody waits for; its failure is logged. */
  readonly run: (name: string, work: Promise<void>) => void;
  /** Waits until every change event so far, and the jobs that they started, are through. */
  readonly settled: () => Promise<void>;
  /** Hands over no more changes, and resolves when the jobs have released theirs, or soon after all the same. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends the changes of a project to the handlers, as Firestore's triggers do: again after each of these pauses, until one
 * is handled. `stopping` is what their jobs look at.
 */
export function runHandlers(
  store: Pick<DocumentStore, 'onChange'>,
  handlers: Pick<Handlers, 'documentChanged' | 'noteChange'>,
  stopping: AbortController,
  log: (message: string) => void,
  pausesMs: readonly number[] = PAUSES_MS,
): HandlerRunner {
  const running = new Set<Promise<void>>();
  let stopped = false;
  // Each change that waits to be handed over again listens for the stop, and hundreds may be made at once.
  setMaxListeners(Number.POSITIVE_INFINITY, stopping.signal);

  const run = (name: string, work: Promise<void>): void => {
    const watched = work
      .catch((failure: unknown) => {
        if (!stopped) log(`${name} failed: ${String(failure)}`);
      })
      .finally(() => running.delete(watched));
    running.add(watched);
  };

  const handle = async (change: DocumentChange): Promise<void> => {
    for (const pauseMs of pausesMs)
      try {
        await handlers.documentChanged(change);
        return;
      } catch {
        const { signal } = stopping;
        await setTimeout(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
        if (stopped) return;
      }
    await handlers.documentChanged(change);
  };

  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  const unsubscribe = store.onChange(({ path, before, after, author, commitTime }) => {
    handlers.noteChange(path);
    if (!isWatched(path)) return;
    const change = {
      path,
      before: before && plainFields(before.fields),
      after: after && plainFields(after.fields),
      eventId: randomUUID(),
      at: new Date(commitTime),
      author,
    };
    run(`Handling the change of ${path}`, handle(change));
  });

  return {
    run,
    settled,
    stop: async () => {
      stopped = true;
      unsubscribe();
      stopping.abort();
      await Promise.race([settled(), setTimeout(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
