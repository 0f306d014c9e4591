import { FORMER_MEMBER } from 'shared-kernel/model';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { pendingDeletionOf } from '../store/pendingDeletion';
import { adminPath, organisationPath, SUPERADMINS, superadminPath, userPath } from '../store/paths';
import { withoutRoles } from '../organisations/people/memberRole';
import { membershipOf, remainingAdmins } from '../organisations/people/membership';
import type { Services } from '../services';
import { storedName } from '../store/storedName';
import type { Transaction } from '../store/documents';

/**
 * Takes everything away by which somebody is let in: the answer writes it. Refused to the only admin of an organisation
 * that is to stay, and to the only superadmin: nobody could invite, or make an organisation, after them.
 */
export async function preparedLeave(
  services: Services,
  transaction: Transaction,
  uid: string,
): Promise<() => void> {
  await keepOneSuperadmin(transaction, uid);
  const organisationId = membershipOf(await transaction.get(userPath(uid)));
  if (organisationId !== null) await keepAnAdmin(transaction, organisationId, uid);
  return () => {
    for (const path of [userPath(uid), superadminPath(uid)])
      transaction.write({ kind: 'delete', path });
    if (organisationId === null) return;
    for (const write of withoutRoles(organisationId, uid)) transaction.write(write);
    const somebody = { uid: '', token: { email: FORMER_MEMBER } };
    transaction.write(activityEntry(services, { organisationId }, somebody, 'accountDeleted'));
  };
}

type Organisation = Parameters<typeof organisationPath>[0];

async function keepAnAdmin(
  transaction: Transaction,
  organisationId: Organisation,
  uid: string,
): Promise<void> {
  const [organisation, admin] = await transaction.getAll([
    organisationPath(organisationId),
    adminPath(organisationId, uid),
  ]);
  const stays = organisation != null && pendingDeletionOf(organisation.data) === null;
  if (!stays || admin == null) return;
  if ((await remainingAdmins(transaction, organisationId, uid)).length > 0) return;
  throw new CallableError(
    'failed-precondition',
    `You are the only admin of ${storedName(organisation.data)}. Make somebody else an admin first, under Set up, or ask those who run Supporter Screens to delete the organisation`,
  );
}

/** A document of the role without a user's document lets nobody do anything: it is of an account that is gone. */
async function keepOneSuperadmin(transaction: Transaction, uid: string): Promise<void> {
  const superadmins = (await transaction.list(SUPERADMINS)).map(({ id }) => id);
  if (!superadmins.includes(uid)) return;
  const others = superadmins.filter((id) => id !== uid);
  const users = await transaction.getAll(others.map(userPath));
  if (users.every((user) => user === null))
    throw new CallableError(
      'failed-precondition',
      'You are the only superadmin. Whoever runs this installation has to make another one first',
    );
}
