import type { Services } from '../services';
import { FAULTS } from '../store/paths';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long a fault is kept after it was last seen. */
export const FAULT_DAYS = 30;

/** Removes the faults that nobody has met for 30 days. */
export async function removeOldFaults({
  documents,
  now,
}: Pick<Services, 'documents' | 'now'>): Promise<void> {
  const oldest = now().getTime() - FAULT_DAYS * DAY_MS;
  const faults = await documents.list(FAULTS, ['lastAt']);
  const old = faults.filter(
    ({ data: { lastAt } }) => !(lastAt instanceof Date && lastAt.getTime() >= oldest),
  );
  await documents.bulk(old.map(({ path }) => ({ kind: 'delete' as const, path })));
}
