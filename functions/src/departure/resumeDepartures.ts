import { isHeld } from '../jobs/jobDocument';
import type { Services } from '../services';
import { DEPARTURES } from '../store/paths';
import { departureOf } from './departure';
import { runDeparture } from './runDeparture';

/** Ends what was begun and died, or waited for an import; `exclusive` where no other process can be at it (D19). */
export async function resumeDepartures(
  services: Services,
  { exclusive }: { readonly exclusive: boolean },
): Promise<void> {
  const { documents, log, now } = services;
  for (const stored of await documents.where(DEPARTURES, 'state', ['working'])) {
    if (exclusive)
      await documents.commit([
        { kind: 'merge', path: stored.path, data: { owner: '', leaseUntil: null } },
      ]);
    else if (isHeld(departureOf(stored), now())) continue;
    try {
      await runDeparture(services, stored.id);
    } catch (failure) {
      // The identity provider may be away for one, while the others can go on.
      log(`An account is not deleted yet: ${String(failure)}`);
    }
  }
}
