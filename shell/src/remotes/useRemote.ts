import { startTransition, useCallback, useEffect, useState } from 'react';
import { loadPage, loadRemote, type LoadedRemote } from './loadRemote';
import type { RemoteFailure } from './remoteFailure';
import type { RemoteEntry } from './remotesFile';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly remote: LoadedRemote }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** One load per release and page; what failed is forgotten, so that it can be tried again. */
const loads = new Map<string, ReturnType<typeof loadRemote>>();
const attempts = new Map<string, number>();
/**
 * Those that are there, so that going from one of their pages to another shows nothing in between. One state for each, since
 * another one would have its page drawn anew.
 */
const loaded = new Map<string, RemoteState>();
/** Remotes of which a person has taken another release, by their ids: on all of their pages, until the page is left. */
const taken = new Map<string, RemoteEntry>();

const takenOf = (entry: RemoteEntry): RemoteEntry => taken.get(entry.id) ?? entry;

/** Starts loading a remote with its page of a path, as when a person points at a link to it. */
export function preloadRemote(wanted: RemoteEntry, path: string): ReturnType<typeof loadRemote> {
  const entry = takenOf(wanted);
  const running = loads.get(entry.manifest);
  if (running !== undefined && entry.refused === undefined) {
    void running
      .then((result) => (result.ok ? loadPage(result.value, path) : undefined))
      .catch(() => undefined);
    return running;
  }
  const attempt = attempts.get(entry.id) ?? 0;
  attempts.set(entry.id, attempt + 1);
  const load = loadRemote(entry, path, attempt).then((result) => {
    if (result.ok) {
      loaded.set(entry.manifest, { status: 'ready', remote: result.value });
    } else {
      loads.delete(entry.manifest);
      console.error(
        `The remote ${entry.id} did not load: ${result.error.code}`,
        result.error.cause,
      );
    }
    return result;
  });
  loads.set(entry.manifest, load);
  return load;
}

/** What can be done about a remote that does not work. */
export interface RemoteRemedies {
  readonly retry: () => void;
  /** Goes on with the release that is known to have worked, where there is one that was not tried. */
  readonly takeLastGood: (() => void) | undefined;
}

/** The remote of an entry whose page of a path is to be shown, and what can be done where it does not work. */
export function useRemote(entry: RemoteEntry, path: string): [RemoteState, RemoteRemedies] {
  const [state, setState] = useState(() => stateOf(entry));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setState(stateOf(entry));
    void preloadRemote(entry, path).then((result) => {
      if (!current) return;
      startTransition(() => {
        setState(result.ok ? stateOf(entry) : { status: 'failed', failure: result.error });
      });
    });
    return () => {
      current = false;
    };
  }, [entry, path, attempt]);

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  const { instead } = entry;
  const takeLastGood =
    instead === undefined || taken.has(entry.id)
      ? undefined
      : () => {
          taken.set(entry.id, instead);
          retry();
        };
  return [state, { retry, takeLastGood }];
}

const LOADING: RemoteState = { status: 'loading' };

const stateOf = (entry: RemoteEntry): RemoteState => loaded.get(takenOf(entry).manifest) ?? LOADING;
