import { createHash } from 'node:crypto';
import { countNumber, type OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentWrite, Transaction } from '../store/documents';
import { mailPacePath } from '../store/paths';

/** So that nobody's inbox is filled by inviting and withdrawing, whoever invites them (D350). */
export const MAILS_A_DAY = { address: 2, organisation: 100 } as const;

/** `mailPace/{id}`: how many mails went out on a day in UTC, to an address or for an organisation. */
const Stored = v.object({ day: v.string(), mails: countNumber() });

/** What counts the mails to an address, of which it says nothing. */
export const addressPacePath = (email: string): string =>
  mailPacePath(`to-${createHash('sha256').update(email).digest('hex')}`);

const organisationPacePath = (id: OrganisationId): string => mailPacePath(`of-${id}`);

/** As a pace is dated. */
export const paceDay = (now: Date): string => now.toISOString().slice(0, 10);

/** What counts one more mail; null where there have been enough today. */
export async function oneMoreMail(
  transaction: Pick<Transaction, 'getAll'>,
  now: Date,
  { to, organisationId }: { readonly to: string; readonly organisationId: OrganisationId },
): Promise<readonly DocumentWrite[] | null> {
  const day = paceDay(now);
  const paths = [addressPacePath(to), organisationPacePath(organisationId)];
  const counted = (await transaction.getAll(paths)).map((stored) => {
    const read = v.safeParse(Stored, stored?.data);
    return read.success && read.output.day === day ? read.output.mails : 0;
  });
  const [toAddress = 0, ofOrganisation = 0] = counted;
  if (toAddress >= MAILS_A_DAY.address || ofOrganisation >= MAILS_A_DAY.organisation) return null;
  return paths.map((path, at) => ({
    kind: 'set',
    path,
    data: { day, mails: (counted[at] ?? 0) + 1 },
  }));
}
