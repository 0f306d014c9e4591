import * as v from 'valibot';
import type { DocumentData, StoredDocument } from '../store/documents';

/** Whoever works on a document keeps it for this long after each sign of life (D19). */
const LEASE_MS = 120_000;

/** A run hands on after so long, before the nine minutes are over that production gives it. */
export const HAND_ON_MS = 480_000;

/** A run that had less time than this says nothing of its job: others may have gone before it. */
export const ENOUGH_TIME_MS = 300_000;

/** Signs of life that come sooner leave the lease as it is: each write of a job's document is an event to its function. */
export const RENEW_LEASE_MS = LEASE_MS / 4;

/** How a document says who is at work on it: jobs, erasures and departures alike. */
export const LEASE_ENTRIES = {
  /** Id of the run that holds the lease, '' for none. */
  owner: v.fallback(v.string(), ''),
  leaseUntil: v.fallback(v.nullable(v.date()), null),
} as const;

const Lease = v.object({ state: v.fallback(v.string(), ''), ...LEASE_ENTRIES });
type Lease = v.InferOutput<typeof Lease>;

/** Of a document that is not there, nobody is at work on it. */
export const leaseOf = (stored: StoredDocument | null): Lease => v.parse(Lease, stored?.data ?? {});

/** Whether somebody is at work on it, as far as one can tell from here. */
export const isHeld = ({ state, owner, leaseUntil }: Lease, now: Date): boolean =>
  state === 'working' && owner !== '' && (leaseUntil?.getTime() ?? 0) > now.getTime();

/** Whether its last run ended without saying so. */
export const hasDied = (lease: Lease, now: Date): boolean =>
  lease.state === 'working' && !isHeld(lease, now);

export const leaseFields = (owner: string, now: Date): DocumentData => ({
  owner,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
});

/** Fields that release a document without ending the work on it, so that the next start takes it up at once. */
export const released: DocumentData = { owner: '', leaseUntil: null };
