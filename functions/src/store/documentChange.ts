import type { DocumentData } from './documents';

/** A document before and after one commit, in plain values; null where it was or is not there. */
export interface DocumentChange {
  readonly path: string;
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  /** The same when the same change is told again. */
  readonly eventId: string;
  readonly at: Date;
  /** Who committed it, by user id or email; '' for somebody who is not named, null for the server's own work. */
  readonly author: string | null;
}
