import { asId, type OrganisationId } from 'shared-kernel/model';
import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import type { StoredDocument, Transaction } from '../../store/documents';
import { adminsPath, userPath, superadminPath } from '../../store/paths';

/** The organisation of a user's document; null for none. */
export function membershipOf(user: StoredDocument | null): OrganisationId | null {
  const organisation = user?.data['organisation'];
  return typeof organisation === 'string' && organisation !== ''
    ? asId<OrganisationId>(organisation)
    : null;
}

/** An organisation must not be left without anybody who can invite; a superadmin can, so may leave it so. */
export async function keepOneAdmin(
  transaction: Transaction,
  organisationId: OrganisationId,
  leaving: string,
  by: Caller,
): Promise<void> {
  const [superadmin, admins] = await Promise.all([
    transaction.get(superadminPath(by.uid)),
    transaction.list(adminsPath(organisationId)),
  ]);
  if (superadmin !== null) return;
  // A member who is no admin leaves as many admins as there were.
  if (by.uid === leaving && !admins.some(({ id }) => id === leaving)) return;
  if ((await remainingAdmins(transaction, organisationId, leaving)).length === 0)
    throw new CallableError(
      'failed-precondition',
      'An organisation needs an admin: make somebody else an admin first',
    );
}

/** Admins who stay when this one leaves; a document of the role alone, of somebody who has left, makes none. */
export async function remainingAdmins(
  transaction: Transaction,
  organisationId: OrganisationId,
  leaving: string,
): Promise<readonly StoredDocument[]> {
  const admins = await transaction.list(adminsPath(organisationId));
  const users = await Promise.all(admins.map(({ id }) => transaction.get(userPath(id))));
  return users.filter(
    (user): user is StoredDocument =>
      user !== null && user.id !== leaving && membershipOf(user) === organisationId,
  );
}
