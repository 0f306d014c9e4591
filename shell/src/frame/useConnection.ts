import { readUser } from 'shared-kernel/firestore';
import type { UserId } from 'shared-kernel/model';
import { observeServerReach, useAuth } from 'shared-kernel/session';
import { usePolling } from 'shared-kernel/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** `offline`: the browser has no network; `unreached`: the server does not answer. */
export type Connection = 'connected' | 'offline' | 'unreached';

/** A request may fail and the next one not; a second failure in a row is no chance any more. */
const FAILURES_TO_TELL = 2;
const PROBE_INTERVAL_MS = 2000;

/**
 * What is known of the way to the server, from the requests that the pages make. After one that got no answer the
 * person's own document is asked for again and again, until there is an answer.
 */
export function useConnection(probe: (id: UserId) => Promise<unknown> = readUser): Connection {
  const auth = useAuth();
  const isOnline = useSyncExternalStore(
    observeNetwork,
    () => navigator.onLine,
    // Where a page is drawn while the product is built.
    () => true,
  );
  const [failures, setFailures] = useState(0);
  const userId = auth.status === 'loggedIn' ? auth.userId : null;

  useEffect(
    () =>
      observeServerReach((isReached) => {
        setFailures((before) => (isReached ? 0 : before + 1));
      }),
    [],
  );
  usePolling(
    failures > 0 && isOnline && userId !== null,
    () => (userId === null ? Promise.resolve() : probe(userId)),
    PROBE_INTERVAL_MS,
  );

  if (!isOnline) return 'offline';
  return failures >= FAILURES_TO_TELL && userId !== null ? 'unreached' : 'connected';
}

function observeNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
