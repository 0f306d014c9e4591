import { useCallback, useEffect, useState } from 'react';
import type { Remote } from 'shared-kernel/contract';
import { loadRemote } from './loadRemote';
import type { RemoteFailure } from './remoteFailure';
import type { RemoteEntry } from './remotesFile';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly remote: Remote }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** One load per remote and page; what failed is forgotten, so that it can be tried again. */
const loads = new Map<string, ReturnType<typeof loadRemote>>();
const attempts = new Map<string, number>();
/** Those that are there, so that going from one of their pages to another shows nothing in between. */
const loaded = new Map<string, Remote>();

/** Starts loading a remote, as when a person points at a link to it. */
export function preloadRemote(entry: RemoteEntry): ReturnType<typeof loadRemote> {
  const running = loads.get(entry.id);
  if (running !== undefined) return running;
  const attempt = attempts.get(entry.id) ?? 0;
  attempts.set(entry.id, attempt + 1);
  const load = loadRemote(entry, attempt).then((result) => {
    if (result.ok) {
      loaded.set(entry.id, result.value);
    } else {
      loads.delete(entry.id);
      console.error(
        `The remote ${entry.id} did not load: ${result.error.code}`,
        result.error.cause,
      );
    }
    return result;
  });
  loads.set(entry.id, load);
  return load;
}

/** The remote of an entry, and the way to try again. */
export function useRemote(entry: RemoteEntry): [RemoteState, retry: () => void] {
  const [state, setState] = useState(() => stateOf(entry));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setState(stateOf(entry));
    void preloadRemote(entry).then((result) => {
      if (!current) return;
      setState(
        result.ok
          ? { status: 'ready', remote: result.value }
          : { status: 'failed', failure: result.error },
      );
    });
    return () => {
      current = false;
    };
  }, [entry, attempt]);

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return [state, retry];
}

function stateOf(entry: RemoteEntry): RemoteState {
  const remote = loaded.get(entry.id);
  return remote === undefined ? { status: 'loading' } : { status: 'ready', remote };
}
