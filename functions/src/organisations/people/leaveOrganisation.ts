import { requirePresent } from '../../access/requirePresent';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { userPath } from '../../store/paths';
import { keepOneAdmin, membershipOf } from './membership';
import { withoutRoles } from './memberRole';
import { parseOrganisation } from './requests';

/**
 * Callable `leaveOrganisation`: `{ organisationId }`, so that nobody leaves another one than they saw. What somebody built
 * stays. The last admin stays until there is another.
 */
export const leaveOrganisation =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { organisationId } = parseOrganisation(data);
    const caller = await requirePresent(documents, signedIn);
    await documents.transaction(async (transaction) => {
      const user = await transaction.get(userPath(caller.uid));
      if (membershipOf(user) !== organisationId)
        throw new CallableError('permission-denied', 'You do not belong to this organisation');
      await keepOneAdmin(transaction, organisationId, caller.uid, caller);
      transaction.write({
        kind: 'merge',
        path: userPath(caller.uid),
        data: {},
        without: ['organisation'],
      });
      for (const write of withoutRoles(organisationId, caller.uid)) transaction.write(write);
      transaction.write(activityEntry(services, { organisationId }, caller, 'memberLeft'));
    });
    return {};
  };
