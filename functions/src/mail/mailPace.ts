import { createHash } from 'node:crypto';
import { countNumber, type OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentWrite, Transaction } from '../store/documents';
import { mailPacePath } from '../store/paths';

/**
 * So that nobody's inbox is filled by inviting and withdrawing, whoever invites them (D350), nor by tests that one person
 * sends to themselves (D481); both are among those of the organisation.
 */
export const MAILS_A_DAY = { address: 2, tester: 10, organisation: 100 } as const;

/** `mailPace/{id}`: how many mails went out on a day in UTC, to an address, by a tester or for an organisation. */
const Stored = v.object({ day: v.string(), mails: countNumber() });

/** What counts the mails to an address, of which it says nothing. */
export const addressPacePath = (email: string): string => mailPacePath(`to-${hashOf(email)}`);

/** What counts the tests of one person. */
export const testerPacePath = (uid: string): string => mailPacePath(`test-${hashOf(uid)}`);

const organisationPacePath = (id: OrganisationId): string => mailPacePath(`of-${id}`);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As a pace is dated. */
export const paceDay = (now: Date): string => now.toISOString().slice(0, 10);

type Reads = Pick<Transaction, 'getAll'>;

/** What counts one more mail to an address; null where there have been enough today. */
export const oneMoreMail = (
  transaction: Reads,
  now: Date,
  { to, organisationId }: { readonly to: string; readonly organisationId: OrganisationId },
): Promise<readonly DocumentWrite[] | null> =>
  oneMore(transaction, now, [
    { path: addressPacePath(to), most: MAILS_A_DAY.address },
    { path: organisationPacePath(organisationId), most: MAILS_A_DAY.organisation },
  ]);

/** What counts one more test that somebody sends to themselves; null where there have been enough today. */
export const oneMoreTest = (
  transaction: Reads,
  now: Date,
  { uid, organisationId }: { readonly uid: string; readonly organisationId: OrganisationId },
): Promise<readonly DocumentWrite[] | null> =>
  oneMore(transaction, now, [
    { path: testerPacePath(uid), most: MAILS_A_DAY.tester },
    { path: organisationPacePath(organisationId), most: MAILS_A_DAY.organisation },
  ]);

interface Pace {
  readonly path: string;
  readonly most: number;
}

async function oneMore(
  transaction: Reads,
  now: Date,
  paces: readonly Pace[],
): Promise<readonly DocumentWrite[] | null> {
  const day = paceDay(now);
  const stored = await transaction.getAll(paces.map(({ path }) => path));
  const counted = paces.map(({ path, most }, at) => {
    const read = v.safeParse(Stored, stored[at]?.data);
    const mails = read.success && read.output.day === day ? read.output.mails : 0;
    return { path, most, mails };
  });
  if (counted.some(({ mails, most }) => mails >= most)) return null;
  return counted.map(({ path, mails }) => ({ kind: 'set', path, data: { day, mails: mails + 1 } }));
}
