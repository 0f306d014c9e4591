import type { OrganisationId, UserId } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import type { Services } from '../../services';
import type { DocumentData, Transaction } from '../../store/documents';
import { adminPath, userPath } from '../../store/paths';
import { keepOneAdmin } from './membership';
import { profileEmail } from './profileEmail';
import { parseMember, parseSetAdmin } from './requests';

/** Callable `removeMember`: the person sees nothing of the organisation any more. */
export const removeMember =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, userId } = parseMember(data);
    const by = await requireAdmin(documents, caller, { organisationId }, 'remove members');
    await documents.transaction(async (transaction) => {
      const member = await requireMembership(transaction, organisationId, userId);
      await keepOneAdmin(transaction, organisationId, userId, by);
      transaction.write({
        kind: 'merge',
        path: userPath(userId),
        data: {},
        without: ['organisation'],
      });
      transaction.write({ kind: 'delete', path: adminPath(organisationId, userId) });
      transaction.write(
        activityEntry(
          services,
          { organisationId },
          by,
          'memberRemoved',
          profileEmail(member) ?? '',
        ),
      );
    });
    return {};
  };

/** Callable `setAdmin`: makes a member an admin, or an admin a member. */
export const setAdmin =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { organisationId, userId, admin } = parseSetAdmin(data);
    const by = await requireAdmin(documents, caller, { organisationId }, 'choose its admins');
    await documents.transaction(async (transaction) => {
      const member = await requireMembership(transaction, organisationId, userId);
      if (!admin) await keepOneAdmin(transaction, organisationId, userId, by);
      const path = adminPath(organisationId, userId);
      transaction.write(
        admin
          ? { kind: 'set', path, data: { since: now(), by: emailOf(by) } }
          : { kind: 'delete', path },
      );
      transaction.write(
        activityEntry(
          services,
          { organisationId },
          by,
          admin ? 'adminMade' : 'adminUnmade',
          profileEmail(member) ?? '',
        ),
      );
    });
    return {};
  };

/** Gives the member's document. */
async function requireMembership(
  transaction: Transaction,
  organisationId: OrganisationId,
  userId: UserId,
): Promise<DocumentData> {
  const user = await transaction.get(userPath(userId));
  if (user?.data['organisation'] !== organisationId)
    throw new CallableError('not-found', 'This person is not a member of the organisation');
  return user.data;
}
