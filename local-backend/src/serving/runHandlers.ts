import { isWatched, type Handlers } from 'functions/handlers';
import type { DocumentStore } from '../documents';
import { plainFields } from './plainFields';

export interface HandlerRunner {
  /** Waits until every change event so far, and the jobs that they started, are through. */
  settled(): Promise<void>;
  /** Hands over no more changes. */
  stop(): void;
}

/** Sends the changes of a project to the handlers, as Firestore's triggers do. */
export function runHandlers(
  store: DocumentStore,
  handlers: Handlers,
  log: (message: string) => void,
): HandlerRunner {
  const running = new Set<Promise<void>>();
  const stop = store.onChange(({ path, before, after }) => {
    if (!isWatched(path)) return;
    const handled = handlers
      .documentChanged({
        path,
        before: before && plainFields(before.fields),
        after: after && plainFields(after.fields),
      })
      .catch((failure: unknown) => {
        log(`The change of ${path} was not handled: ${String(failure)}`);
      })
      .finally(() => running.delete(handled));
    running.add(handled);
  });
  return {
    stop,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
