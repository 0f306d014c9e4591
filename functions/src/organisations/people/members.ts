import type { OrganisationId, UserId } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction, type Caller } from '../../caller';
import type { Services } from '../../services';
import type { DocumentData, Transaction } from '../../store/documents';
import { adminPath, adminsPath, userPath } from '../paths';
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

/** An organisation must not be left without anybody who can invite; a superadmin can, so may leave it so. */
async function keepOneAdmin(
  transaction: Transaction,
  organisationId: OrganisationId,
  leaving: UserId,
  by: Caller,
): Promise<void> {
  const [superadmin, admins] = await Promise.all([
    transaction.get(`superadmins/${by.uid}`),
    transaction.list(adminsPath(organisationId)),
  ]);
  if (superadmin !== null) return;
  const users = await Promise.all(admins.map(({ id }) => transaction.get(userPath(id))));
  const remaining = users.filter(
    (user) => user !== null && user.id !== leaving && user.data['organisation'] === organisationId,
  );
  if (remaining.length === 0)
    throw new CallableError(
      'failed-precondition',
      'An organisation needs an admin: make somebody else an admin first',
    );
}
