import { brandOf, decodeOrganisation, formerBrands, REVISION_FIELDS } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import { nextSave } from '../../saving/nextSave';
import type { Services } from '../../services';
import { parseSaveBrand } from './requests';
import { requireOrganisation } from './requireOrganisation';

/**
 * Callable `saveBrand`: how the organisation's screens look (D300), guarded by its revision; answers a `SaveAnswer`. The
 * kits before it are remembered, so that screens that wear one can be dressed anew (D303). For admins.
 */
export const saveBrand =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { organisationId, brand, expectedRevision } = parseSaveBrand(data);
    const admin = await requireAdmin(documents, caller, { organisationId }, 'choose its brand kit');
    return documents.transaction(async (transaction) => {
      const stored = await requireOrganisation(transaction, organisationId);
      const organisation = decodeOrganisation(organisationId, stored.data);
      if (!organisation.ok)
        throw new CallableError('failed-precondition', 'The organisation cannot be read');
      const next = nextSave(stored.data, REVISION_FIELDS.brand, {
        payload: { brand, formerBrands: formerBrands(brandOf(organisation.value), brand) },
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
