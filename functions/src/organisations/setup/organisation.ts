import { asId, type OrganisationId } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { requireSuperadmin } from '../../access/requireSuperadmin';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import type { DocumentData, Transaction } from '../../store/documents';
import { organisationPath } from '../paths';
import { parseCreateOrganisation, parseRenameOrganisation, parseSavePreferences } from './requests';

/** Callable `createOrganisation`: `{ organisationId }`; for superadmins. */
export const createOrganisation =
  ({ documents, newId }: Services): CallableFunction =>
  async (data, caller) => {
    const { name } = parseCreateOrganisation(data);
    await requireSuperadmin(documents, caller, 'create organisations');
    const organisationId = asId<OrganisationId>(newId());
    await documents.commit([
      {
        kind: 'set',
        path: organisationPath(organisationId),
        data: { name, preferences: { fontFamilies: [], colours: [] } },
      },
    ]);
    return { organisationId };
  };

/** Callable `renameOrganisation`; for superadmins. */
export const renameOrganisation =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, name } = parseRenameOrganisation(data);
    await requireSuperadmin(documents, caller, 'rename organisations');
    await documents.transaction((transaction) => merge(transaction, organisationId, { name }));
    return {};
  };

/** Callable `savePreferences`: the fonts and colours that the designer offers; for admins. */
export const savePreferences =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, fontFamilies, colours } = parseSavePreferences(data);
    await requireAdmin(documents, caller, { organisationId }, 'choose its fonts and colours');
    const preferences = {
      fontFamilies: [...new Set(fontFamilies)],
      colours: [...new Set(colours)],
    };
    await documents.transaction((transaction) =>
      merge(transaction, organisationId, { preferences }),
    );
    return {};
  };

async function merge(
  transaction: Transaction,
  organisationId: OrganisationId,
  data: DocumentData,
): Promise<void> {
  const path = organisationPath(organisationId);
  if ((await transaction.get(path)) === null)
    throw new CallableError('not-found', 'There is no such organisation');
  transaction.write({ kind: 'merge', path, data });
}
