import { asId, type OrganisationId, REVISION_FIELDS } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { requireSuperadmin } from '../../access/requireSuperadmin';
import { activityEntry } from '../../activity/activityEntry';
import { emailOf, type CallableFunction } from '../../caller';
import { organisationPath } from '../../store/paths';
import { neutralName } from '../../suppressions/neutralText';
import { nextSave } from '../../saving/nextSave';
import type { Services } from '../../services';
import { storedName } from '../../store/storedName';
import { parseCreateOrganisation, parseRenameOrganisation, parseSavePreferences } from './requests';
import { requireOrganisation } from './requireOrganisation';

/** Callable `createOrganisation`: `{ organisationId }`; for superadmins. */
export const createOrganisation =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, newId } = services;
    const { name } = parseCreateOrganisation(data);
    const superadmin = await requireSuperadmin(documents, caller, 'create organisations');
    const organisationId = asId<OrganisationId>(newId());
    await documents.commit([
      {
        kind: 'set',
        path: organisationPath(organisationId),
        data: { name, preferences: { fontFamilies: [], colours: [] } },
      },
      activityEntry(services, { organisationId }, superadmin, 'organisationMade', '', name),
    ]);
    return { organisationId };
  };

/** Callable `renameOrganisation`; for superadmins. The log keeps the name before. */
export const renameOrganisation =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, name } = parseRenameOrganisation(data);
    const superadmin = await requireSuperadmin(documents, caller, 'rename organisations');
    await documents.transaction(async (transaction) => {
      const stored = await requireOrganisation(transaction, organisationId);
      const before = storedName(stored.data);
      if (before === name) return;
      const reads = { documents: transaction, now: services.now };
      const subject = await neutralName(reads, organisationId, before);
      transaction.write({ kind: 'merge', path: stored.path, data: { name } });
      transaction.write(
        activityEntry(services, { organisationId }, superadmin, 'organisationRenamed', '', subject),
      );
    });
    return {};
  };

/**
 * Callable `savePreferences`: the fonts and colours that the designer offers, guarded by their revision; answers a
 * `SaveAnswer`. For admins.
 */
export const savePreferences =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { organisationId, fontFamilies, colours, expectedRevision } = parseSavePreferences(data);
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'choose its fonts and colours',
    );
    const preferences = {
      fontFamilies: [...new Set(fontFamilies)],
      colours: [...new Set(colours)],
    };
    return documents.transaction(async (transaction) => {
      const stored = await requireOrganisation(transaction, organisationId);
      const next = nextSave(stored.data, REVISION_FIELDS.preferences, {
        payload: { preferences },
        expectedRevision,
        savedBy: emailOf(admin),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      transaction.write({ kind: 'merge', path: stored.path, data: next.data });
      transaction.write(activityEntry(services, { organisationId }, admin, 'preferencesSaved'));
      return { outcome: 'saved', revision: next.revision };
    });
  };
