import { isWatched, type Handlers } from 'functions/handlers';
import type { DocumentStore } from '../documents';
import { plainFields } from './plainFields';

export interface HandlerRunner {
  /** Takes care of work of the handlers that nobody waits for; its failure is logged. */
  run(name: string, work: Promise<void>): void;
  /** Waits until every change event so far, and the jobs that they started, are through. */
  settled(): Promise<void>;
  /** Hands over no more changes, and keeps quiet about work that is cut off. */
  stop(): void;
}

/** Sends the changes of a project to the handlers, as Firestore's triggers do. */
export function runHandlers(
  store: DocumentStore,
  handlers: Handlers,
  log: (message: string) => void,
): HandlerRunner {
  const running = new Set<Promise<void>>();
  let stopped = false;

  const run = (name: string, work: Promise<void>): void => {
    const watched = work
      .catch((failure: unknown) => {
        if (!stopped) log(`${name} failed: ${String(failure)}`);
      })
      .finally(() => running.delete(watched));
    running.add(watched);
  };

  const unsubscribe = store.onChange(({ path, before, after }) => {
    if (!isWatched(path)) return;
    const change = {
      path,
      before: before && plainFields(before.fields),
      after: after && plainFields(after.fields),
    };
    run(`Handling the change of ${path}`, handlers.documentChanged(change));
  });

  return {
    run,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => {
      stopped = true;
      unsubscribe();
    },
  };
}
