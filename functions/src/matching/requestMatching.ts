import type { YearScope } from 'shared-kernel/model';
import { isPendingDeletion } from '../store/pendingDeletion';
import { jobOf } from '../jobs/jobDocument';
import { hasDied, isHeld } from '../jobs/lease';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { jobPath, yearPath } from '../store/paths';

/** What is to be counted besides the searches and screens that say so themselves. */
export interface MatchingRequest {
  readonly everything: boolean;
  readonly changedIds: readonly string[];
}

/**
 * Asks for a count of the year; one that runs already is followed by exactly one more (D18). For a year that is gone or
 * deleted nothing is asked: a request would stand where all was removed.
 */
export const requestMatching = (
  { documents, now }: Services,
  scope: YearScope,
  request: MatchingRequest,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const isGone = (await transaction.get(yearPath(scope))) === null;
    if (isGone || (await isPendingDeletion(transaction, scope))) return;
    const write = await preparedRequest(transaction, scope, request, now());
    write();
  });

/** For a transaction that writes more than the request: reads now, and writes when the answer is called. */
export async function preparedRequest(
  transaction: Transaction,
  scope: YearScope,
  request: MatchingRequest,
  now: Date,
): Promise<() => void> {
  const path = jobPath(scope, 'matching');
  const job = jobOf(await transaction.get(path));
  return () => {
    transaction.write({
      kind: 'merge',
      path,
      data: {
        ...(isHeld(job, now) ? { queued: true } : { state: 'requested' }),
        // A run that died may have claimed what the list no longer names.
        everything: job.everything || request.everything || hasDied(job, now),
        changedIds: [...new Set([...job.changedIds, ...request.changedIds])],
      },
    });
  };
}
