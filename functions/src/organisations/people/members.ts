import type { ActivityAction, OrganisationId, OrganisationRole, UserId } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction, type Caller } from '../../caller';
import type { Services } from '../../services';
import type { DocumentData, Transaction } from '../../store/documents';
import { userPath } from '../../store/paths';
import { keepOneAdmin } from './membership';
import { readRole, roleWrites, withoutRoles } from './memberRole';
import { profileEmail } from './profileEmail';
import { parseMember, parseSetAdmin, parseSetRole } from './requests';

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
      for (const write of withoutRoles(organisationId, userId)) transaction.write(write);
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

/** Callable `setRole`: `{ organisationId, userId, role }` makes a member a viewer, a publisher, an admin or none of them. */
export const setRole =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { role, ...member } = parseSetRole(data);
    return changeRole(services, caller, member, role);
  };

/** Callable `setAdmin`, as pages of an earlier release ask: makes a member an admin, or anybody a member. */
export const setAdmin =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { admin, ...member } = parseSetAdmin(data);
    return changeRole(services, caller, member, admin ? 'admin' : 'member');
  };

async function changeRole(
  services: Services,
  caller: Caller | null,
  { organisationId, userId }: ReturnType<typeof parseMember>,
  role: OrganisationRole,
): Promise<object> {
  const { documents, now } = services;
  const by = await requireAdmin(documents, caller, { organisationId }, 'choose its people’s roles');
  await documents.transaction(async (transaction) => {
    const member = await requireMembership(transaction, organisationId, userId);
    const before = await readRole(transaction, organisationId, userId);
    if (role !== 'admin') await keepOneAdmin(transaction, organisationId, userId, by);
    if (role === before) return;
    const given = { since: now(), by: emailOf(by) };
    for (const write of roleWrites(organisationId, userId, role, given)) transaction.write(write);
    const action = before === 'admin' && role === 'member' ? 'adminUnmade' : MADE[role];
    transaction.write(
      activityEntry(services, { organisationId }, by, action, profileEmail(member) ?? ''),
    );
  });
  return {};
}

const MADE = {
  viewer: 'viewerMade',
  member: 'memberMade',
  publisher: 'publisherMade',
  admin: 'adminMade',
} as const satisfies Record<OrganisationRole, ActivityAction>;

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
