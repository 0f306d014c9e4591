import type { OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentWrite, Transaction } from '../store/documents';
import { careWorkPath, suppressionPath } from '../store/paths';
import { careRevision, writeCareRevision } from './careRevision';
import type { ErasedPerson } from './suppression';
import type { SuppressedKind, Suppression } from './suppression';
import { newSuppressionKey, readSuppressionKey, suppressionHash } from './suppressionHash';

/** Reads the organisation's key, or makes the first one; the answer keeps the person out from now on. */
export async function preparedSuppression(
  services: Services,
  transaction: Transaction,
  organisationId: OrganisationId,
  { emails, supporterIds }: ErasedPerson,
  erasureId: string,
): Promise<() => void> {
  const stored = await readSuppressionKey(transaction, organisationId);
  const revision = await careRevision(transaction, organisationId);
  const suppression = { reason: 'erased', at: services.now(), until: null, erasureId } as const;
  return () => {
    const key = stored ?? newSuppressionKey(transaction, services, organisationId);
    const write = (of: SuppressedKind, value: string): DocumentWrite => ({
      kind: 'set',
      path: suppressionPath(organisationId, suppressionHash(key, of, value)),
      data: { of, ...suppression } satisfies Suppression,
    });
    for (const email of emails) transaction.write(write('email', email));
    for (const id of supporterIds) transaction.write(write('supporterId', id));
    // Their hash takes the place of what the care list said of them.
    if (revision === '') return;
    writeCareRevision(transaction, services, organisationId);
    const path = careWorkPath(organisationId);
    transaction.write({ kind: 'merge', path, data: { state: 'working' } });
  };
}
