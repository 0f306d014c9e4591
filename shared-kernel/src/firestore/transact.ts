import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import type { Result } from 'shared-kernel/model';
import { getDatabase, type DatabaseErrorCode } from '../firebase';
import { attempt } from './attempt';
import type { DatabaseFailure } from './dataFailure';

/** What can pass by itself: others who write the same thing, a server that is away for a moment. */
const PASSING: ReadonlySet<DatabaseErrorCode> = new Set([
  'data/aborted',
  'data/failed-precondition',
  'data/unavailable',
]);

/** Before each further attempt. */
const PAUSES_MS = [200, 400, 800, 1600];

/**
 * Runs a transaction, again after what can pass. The SDK's own repetitions would also repeat what cannot succeed, such
 * as an expired sign-in, and a person would be told of it seconds late.
 */
export async function transact<T>(
  work: (transaction: Transaction) => Promise<T>,
  pause: (durationMs: number) => Promise<void> = waited,
): Promise<Result<T, DatabaseFailure>> {
  const once = () => attempt(() => runTransaction(getDatabase(), work, { maxAttempts: 1 }));
  let outcome = await once();
  for (const durationMs of PAUSES_MS) {
    if (outcome.ok || !PASSING.has(outcome.error.code)) break;
    await pause(durationMs);
    outcome = await once();
  }
  return outcome;
}

const waited = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
