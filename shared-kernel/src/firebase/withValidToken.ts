import type { Result } from 'shared-kernel/model';
import { getFirebaseAuth } from './connectFirebase';
import { noteServerReach } from './serverReach';

type Answer = Result<unknown, { readonly code: string }>;

const listeners = new Set<() => void>();

/** Calls back when the server takes no token of the person who is signed in, however new. Returns the way to stop. */
export function observeRefusedSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Asks the server, and where it answers `unauthenticated` once more with a new token (spec §8): what is at hand may
 * have been withdrawn, or a clock may be wrong. `firebase/firestore/lite` and `firebase/functions` renew nothing themselves.
 */
export async function withValidToken<T, F extends { readonly code: string }>(
  ask: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const first = await noted(ask);
  if (!isRefused(first) || !(await renewToken())) return first;
  const second = await noted(ask);
  if (isRefused(second)) for (const listener of listeners) listener();
  return second;
}

async function noted<R extends Answer>(ask: () => Promise<R>): Promise<R> {
  const answer = await ask();
  noteServerReach(!endsWith(answer, 'unavailable'));
  return answer;
}

const isRefused = (answer: Answer): boolean => endsWith(answer, 'unauthenticated');

/** Codes are `data/…`, `server/…` or the callable protocol's own. */
const endsWith = (answer: Answer, code: string): boolean =>
  !answer.ok && answer.error.code.split('/').at(-1) === code;

/** False where nobody is signed in, or no token is to be had; the SDK itself signs a person out who is locked or gone. */
async function renewToken(): Promise<boolean> {
  const user = getFirebaseAuth().currentUser;
  if (user === null) return false;
  return user.getIdToken(true).then(
    () => true,
    () => false,
  );
}
