import type { OrganisationId } from 'shared-kernel/model';
import { claimable } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { openErasures } from '../store/openErasures';
import { parseErasure } from '../store/paths';
import type { ErasureAddress } from './erasure';
import { runErasure } from './runErasure';

/** Ends what was begun and died, or waited for an import; `exclusive` where no other process can be at it (D19). */
export async function resumeErasures(
  services: Services,
  { exclusive }: { readonly exclusive: boolean },
): Promise<void> {
  const open = await services.documents.group('erasures', 'state', ['working']);
  for (const address of addressesOf(await claimable(services, open, { exclusive })))
    await runErasure(services, address);
}

/** Those of one organisation that waited for an import, or for another erasure, which is over now. */
export async function resumeErasuresOf(
  services: Services,
  organisationId: OrganisationId,
): Promise<void> {
  const open = await openErasures(services.documents, organisationId);
  for (const address of addressesOf(await claimable(services, open, { exclusive: false })))
    await runErasure(services, address);
}

const addressesOf = (found: readonly StoredDocument[]): readonly ErasureAddress[] =>
  found.flatMap(({ path }) => parseErasure(path) ?? []);
