import { asId, type OrganisationId } from 'shared-kernel/model';
import { claimable } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { openErasures } from '../store/openErasures';
import type { ErasureAddress } from './erasure';
import { runErasure } from './runErasure';

/** Ends what was begun and died, or waited for an import; `exclusive` where no other process can be at it (D19). */
export async function resumeErasures(
  services: Services,
  { exclusive }: { readonly exclusive: boolean },
): Promise<void> {
  const open = await services.documents.group('erasures', 'state', ['working']);
  for (const stored of await claimable(services, open, { exclusive }))
    await runErasure(services, addressOf(stored));
}

/** Those of one organisation that waited for an import which is over now. */
export async function resumeErasuresOf(
  services: Services,
  organisationId: OrganisationId,
): Promise<void> {
  const open = await openErasures(services.documents, organisationId);
  for (const stored of await claimable(services, open, { exclusive: false }))
    await runErasure(services, addressOf(stored));
}

/** From `organisations/{id}/erasures/{id}`. */
const addressOf = ({ id, path }: StoredDocument): ErasureAddress => ({
  organisationId: asId<OrganisationId>(path.split('/')[1] ?? ''),
  erasureId: id,
});
