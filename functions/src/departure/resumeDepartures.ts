import { claimable } from '../jobs/leasedRun';
import type { Services } from '../services';
import { DEPARTURES } from '../store/paths';
import { runDeparture } from './runDeparture';

/** Ends what was begun and died, or waited for an import; `exclusive` where no other process can be at it (D19). */
export async function resumeDepartures(
  services: Services,
  options: { readonly exclusive: boolean },
): Promise<void> {
  const open = await services.documents.where(DEPARTURES, 'state', ['working']);
  for (const { id: uid } of await claimable(services, open, options))
    try {
      await runDeparture(services, uid);
    } catch (failure) {
      // The identity provider may be away for one, while the others can go on.
      services.log(`An account is not deleted yet: ${String(failure)}`);
    }
}
