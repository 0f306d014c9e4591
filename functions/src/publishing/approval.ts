import type { OrganisationId } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import { CallableError } from '../callableError';
import type { Services } from '../services';
import type { DocumentData, DocumentReads } from '../store/documents';
import { organisationPath } from '../store/paths';
import { parseApproval } from './publishingRequests';

/** Whether a second person has to approve what an organisation publishes. */
export const approvalNeeded = async (
  documents: DocumentReads,
  organisationId: OrganisationId,
): Promise<boolean> => isNeeded((await documents.get(organisationPath(organisationId)))?.data);

const isNeeded = (organisation: DocumentData | undefined): boolean =>
  organisation?.['publishingNeedsApproval'] === true;

/**
 * Callable `setPublishingApproval`, `{ organisationId, needed }`: whether a second person has to approve what is published
 * from now on. What waits already waits on. For admins.
 */
export const setPublishingApproval =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, needed } = parseApproval(data);
    const admin = await requireAdmin(
      services.documents,
      caller,
      { organisationId },
      'decide whether publishing needs approval',
    );
    await services.documents.transaction(async (transaction) => {
      const stored = await transaction.get(organisationPath(organisationId));
      if (stored === null) throw new CallableError('not-found', 'There is no such organisation');
      if (isNeeded(stored.data) === needed) return;
      const action = needed ? 'approvalAskedFor' : 'approvalNotAskedFor';
      transaction.write({
        kind: 'merge',
        path: stored.path,
        data: { publishingNeedsApproval: needed },
      });
      transaction.write(activityEntry(services, { organisationId }, admin, action));
    });
    return {};
  };
