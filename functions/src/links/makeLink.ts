import { isDocumentId, type CivilDate, type YearScope } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { supporterReference } from '../activity/supporterReference';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { linkStatePath, supporterPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { careYear } from '../suppressions/careYear';
import { keptBack } from '../suppressions/keptBack';
import { readCare } from '../suppressions/readCare';
import { isSuppressed, readSuppressions } from '../suppressions/readSuppressions';
import { linkPage, personalLink } from './embedAddress';
import { lastDayOf } from './lastDayOf';
import { newReferences, readYearKeys, signingKey } from './linkKeys';
import { parseMake } from './linkRequests';
import { signToken } from './linkToken';
import { currentReferences } from './references';

/** Callable `makeLink`: one supporter's personal link, as `{ link }` (D411). Admins only. */
export const makeLink =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, supporter, validUntil } = parseMake(data);
    const { documents } = services;
    const admin = await requireAdmin(documents, caller, scope, 'make personal links');
    const link = await linkFor(services, scope, supporter, validUntil);
    const reference = await supporterReference(services, scope.organisationId, supporter);
    await documents.commit([
      activityEntry(services, scope, admin, 'linkMade', '', '', { supporter: reference }),
    ]);
    return { link };
  };

/** As `exportLinks` would make it, which gives the same person the same reference; `isTest` for one that nobody counts. */
export async function linkFor(
  services: Services,
  scope: YearScope,
  supporter: string,
  validUntil: CivilDate,
  isTest = false,
): Promise<string> {
  const { documents, now } = services;
  const lastDay = lastDayOf(validUntil, now());
  const page = linkPage((await readYear(documents, scope)).year, services);
  if (page === null) throw refused('The year has no page to link to');
  if (!(await getsLinks(services, scope, supporter)))
    throw refused('Nobody who may get a link has this email');

  const { key, secret } = await keysForOne(services, scope);
  const [reference] = await currentReferences(documents, scope, secret, [supporter]);
  if (reference === undefined) throw new Error('Every supporter has a reference');
  if (reference.stored === null)
    await documents.commit([
      { kind: 'merge', path: reference.path, data: { supporter, createdAt: now() } },
    ]);
  const token = signToken(
    { scope, key: key.number, reference: reference.bytes, lastDay, isTest },
    key.secret,
  );
  return personalLink(page, token);
}

/** Not who is not there, on the care list or erased: all of them are answered alike. */
async function getsLinks(services: Services, scope: YearScope, email: string): Promise<boolean> {
  const { documents } = services;
  if (!isDocumentId(email)) return false;
  const stored = await documents.get(supporterPath(scope, email));
  if (stored === null) return false;
  const person = supporterOf(stored);
  const care = await readCare(services, scope.organisationId);
  const asked = await careYear(documents, scope, care.keptOut, care.quiet);
  if (keptBack(care, asked)(person)) return false;
  return !isSuppressed(await readSuppressions(services, scope.organisationId), person);
}

/** A link made after all were revoked would have the page say that all of them work again. */
const keysForOne = (services: Services, scope: YearScope) =>
  services.documents.transaction(async (transaction) => {
    const state = await transaction.get(linkStatePath(scope));
    if (state?.data['allRevokedAt'] != null)
      throw refused('All links of this year were revoked. Export the personal links again first');
    const { keys, references } = await readYearKeys(transaction, scope);
    return {
      secret: references ?? newReferences(transaction, services, scope),
      key: signingKey(transaction, services, scope, keys.at(-1)),
    };
  });

const refused = (message: string): CallableError =>
  new CallableError('failed-precondition', message);
