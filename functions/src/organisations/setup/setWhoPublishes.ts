import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { parseSetWhoPublishes } from './requests';
import { requireOrganisation } from './requireOrganisation';

/** Callable `setWhoPublishes`: whether members leave publishing to publishers and admins (D347). For admins. */
export const setWhoPublishes =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, onlyPublishersPublish } = parseSetWhoPublishes(data);
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'choose who may publish',
    );
    await documents.transaction(async (transaction) => {
      const { path, data: stored } = await requireOrganisation(transaction, organisationId);
      if ((stored['onlyPublishersPublish'] === true) === onlyPublishersPublish) return;
      transaction.write({ kind: 'merge', path, data: { onlyPublishersPublish } });
      const action = onlyPublishersPublish ? 'publishingRestricted' : 'publishingOpened';
      transaction.write(activityEntry(services, { organisationId }, admin, action));
    });
    return {};
  };
