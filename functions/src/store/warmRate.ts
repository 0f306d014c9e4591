const COLD_OPS_PER_SECOND = 500;
const WARMING_MS = 300_000;
/** What a bulk writer of firebase-admin rises to by itself. */
const MOST_OPS_PER_SECOND = 10_000;

/**
 * Writes a second that a writer may begin with who goes on after others since then: Firestore asks for 500 to a collection
 * at first, and for half of it more every five minutes (its best practices, "Ramping up traffic").
 */
export function warmRate(since: Date, now: Date): number {
  const steps = Math.floor((now.getTime() - since.getTime()) / WARMING_MS);
  return Math.min(MOST_OPS_PER_SECOND, Math.floor(COLD_OPS_PER_SECOND * 1.5 ** Math.max(0, steps)));
}
