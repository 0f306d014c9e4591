import type { Snapshot } from 'shared-kernel/evaluation';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction, Caller } from '../caller';
import { profileFields } from '../importing/fields/profileFields';
import { setTypes } from '../importing/fields/setTypes';
import { forgetSpreads } from '../importing/fields/spreadsApart';
import { storedFields } from '../importing/fields/storedFields';
import { writeFieldList } from '../importing/fields/writeFieldList';
import { forgetLinks } from '../links/forgetLinks';
import { readYear } from '../links/readYear';
import { readFields } from '../matching/readFields';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import { writeSnapshot } from '../snapshot/writeSnapshot';
import type { Documents, DocumentWrite, Transaction } from '../store/documents';
import { supportersPath, yearPath } from '../store/paths';
import { examplesLeft } from './examplesLeft';
import { forgetOtherFields } from './forgetOtherFields';
import { importLeftovers } from './importLeftovers';
import { importsAway, type Hold } from './importsAway';
import { parseSupporter, type SupporterRequest } from './requests';
import { supportersWithout } from './supportersWithout';

const REFUSALS = {
  working: 'An import of this year is working. Please wait until it is done',
  waiting:
    'An import of this year waits with its file, which may hold this supporter. Finish or cancel it first',
} as const;

/**
 * Callable `eraseSupporter`: everything that the year holds about one supporter goes, whether they are still among its
 * supporters or only in what is left of them; every count is asked for again. Admins only.
 */
export const eraseSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const request = parseSupporter(data);
    const { documents } = services;
    const admin = await requireAdmin(documents, caller, request.scope, 'erase supporters');
    await readYear(documents, request.scope);
    const refusal = await importsAway(services, request.scope, (hold) =>
      erase(services, request, admin, hold),
    );
    if (refusal !== null) throw new CallableError('failed-precondition', REFUSALS[refusal]);
    await services.purge?.();
    return {};
  };

/**
 * The field list first and all the rest in one transaction: where it dies in between, the supporter is still there, and
 * erasing them again ends it.
 */
async function erase(
  services: Services,
  request: SupporterRequest,
  admin: Caller,
  hold: Hold,
): Promise<void> {
  const { documents } = services;
  const { scope } = request;
  const left = await supportersLeft(documents, request, hold);
  const state = { total: left.rowCount, revision: services.newId() };
  await writeSnapshot(services, scope, left, state.revision, async (transaction) => {
    await hold.require(transaction);
    const write = await preparedErasure(services, transaction, request);
    write();
    transaction.write({
      kind: 'merge',
      path: yearPath(scope),
      data: { supportersData: state },
      without: [LIST_ON_YEAR],
    });
    transaction.write(activityEntry(services, scope, admin, 'supporterErased'));
    return true;
  });
  await forgetSpreads(documents, scope, (await storedFields(documents, scope)).values());
}

/** Years of an older product held their field list, with examples, on their own document (spec §3). */
const LIST_ON_YEAR = 'fields';

/** Writes the field list of those who stay; the answer are they, each field read as its type. */
async function supportersLeft(
  documents: Documents,
  { scope, email }: SupporterRequest,
  { renew }: Hold,
): Promise<Snapshot> {
  const fields = await readFields(documents, scope);
  const left = await supportersWithout(documents, scope, { email, fields, onRows: renew });
  const stored = await storedFields(documents, scope);
  const types = setTypes(stored.values(), null, '');
  const { entries, typed } = await profileFields(left, types, renew);
  await writeFieldList(documents, scope, entries);
  await forgetOtherFields(documents, scope, entries);
  return typed;
}

/** Reads all documents that may name the supporter; the answer takes them out of each, and asks for every count. */
async function preparedErasure(
  { now }: Services,
  transaction: Transaction,
  { scope, email }: SupporterRequest,
): Promise<() => void> {
  const writes: readonly DocumentWrite[] = [
    { kind: 'delete', path: `${supportersPath(scope)}/${email}` },
    ...(await forgetLinks(transaction, scope, email)),
    ...(await examplesLeft(transaction, scope, (example) => example !== email)),
  ];
  const dropLeftovers = await importLeftovers(transaction, scope);
  const everything = { everything: true, changedIds: [] };
  const ask = await preparedRequest(transaction, scope, everything, now());
  return () => {
    for (const write of writes) transaction.write(write);
    dropLeftovers();
    ask();
  };
}
