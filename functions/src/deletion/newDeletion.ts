import { RESTORABLE_DAYS } from 'shared-kernel/model';
import { emailOf, type Caller } from '../caller';
import type { StoredDeletion } from '../store/pendingDeletion';

const DAY_MS = 24 * 60 * 60 * 1000;

export const newDeletion = (caller: Caller, now: Date): StoredDeletion => ({
  by: emailOf(caller),
  uid: caller.uid,
  at: now,
  removeAt: new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS),
});

/** Who asked for a deletion, and stands in the log for its end. */
export const deleterOf = ({ by, uid }: StoredDeletion): Caller => ({ uid, token: { email: by } });
