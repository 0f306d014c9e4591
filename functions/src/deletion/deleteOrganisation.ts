import type { OrganisationId, YearScope } from 'shared-kernel/model';
import { requireSuperadmin } from '../access/requireSuperadmin';
import type { CallableFunction, Caller } from '../caller';
import { requestMatching } from '../matching/requestMatching';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { yearScope, organisationPath, yearsPath } from '../store/paths';
import { endingOfImport } from './deleteYear';
import { markDeleted, unmarkDeleted, type Deletable } from './markDeleted';
import { parseDeleteOrganisation, parseRestoreOrganisation } from './requests';

/**
 * Callable `deleteOrganisation`: its links are void from now on, nothing of it is counted or imported, and after 30 days
 * all of it is removed. Returns `{ removeAt }`. Superadmins only, with its name typed.
 */
export const deleteOrganisation =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, confirmedName } = parseDeleteOrganisation(data);
    const superadmin = await requireSuperadmin(documents, caller, 'delete organisations');
    const answer = await documents.transaction((transaction) =>
      markDeleted(
        transaction,
        services,
        organisationOf(organisationId, superadmin, 'organisationDeleted'),
        confirmedName,
      ),
    );
    for (const scope of await yearsOf(documents, organisationId))
      await documents.transaction(async (transaction) => {
        (await endingOfImport(transaction, scope))();
      });
    return answer;
  };

/** Callable `restoreOrganisation`: it is as it was, and counted again. Superadmins only, within the 30 days. */
export const restoreOrganisation =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId } = parseRestoreOrganisation(data);
    const superadmin = await requireSuperadmin(documents, caller, 'restore organisations');
    const isRestored = await documents.transaction((transaction) =>
      unmarkDeleted(
        transaction,
        services,
        organisationOf(organisationId, superadmin, 'organisationRestored'),
      ),
    );
    if (isRestored)
      for (const scope of await yearsOf(documents, organisationId))
        await requestMatching(services, scope, { everything: true, changedIds: [] });
    return {};
  };

const organisationOf = (
  organisationId: OrganisationId,
  caller: Caller,
  action: Deletable['action'],
): Deletable => ({
  path: organisationPath(organisationId),
  what: 'organisation',
  place: { organisationId },
  caller,
  action,
});

async function yearsOf(
  documents: DocumentReads,
  organisationId: OrganisationId,
): Promise<readonly YearScope[]> {
  const years = await documents.list(yearsPath(organisationId), ['name']);
  return years.map(({ id }) => yearScope(organisationId, id));
}
