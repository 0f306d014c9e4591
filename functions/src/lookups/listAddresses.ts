import { isDocumentId, type YearScope } from 'shared-kernel/model';
import { normaliseEmail } from 'supporter-data';
import * as v from 'valibot';
import { rateLimit } from '../access/rateLimit';
import { readYear } from '../access/readYear';
import { requireAdmin } from '../access/requireAdmin';
import { noteListing } from '../activity/noteListing';
import { isMasked } from '../addresses/isMasked';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { OfYear, parseInYear } from '../parseRequest';
import type { Services } from '../services';
import { supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { careYear } from '../suppressions/careYear';
import { keptOutBy } from '../suppressions/keptOutBy';
import { readCare } from '../suppressions/readCare';
import { isSuppressed, suppressionsAmong } from '../suppressions/readSuppressions';

const Request = v.object({
  ...OfYear,
  /** How the addresses begin, spelled as supporters are stored. */
  prefix: v.pipe(
    v.string(),
    v.maxLength(1_000),
    v.transform(normaliseEmail),
    v.minLength(3),
    v.maxLength(200),
  ),
});

/** Further ones are found by typing more. */
const MOST_LISTED = 8;

/** A few more than are listed, for those who are left out. */
const PAGE_SIZE = 12;

/** Where the care list leaves out nearly everybody, the search for others has an end. */
const MOST_PAGES = 20;

/** Behind every other character of an address in the order of ids. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Sixty at once, and one more each five seconds: what somebody types, not what carries a year off. */
const BY_PERSON = { burst: 60, perSecond: 0.2 } as const;

/**
 * Callable `listAddresses`: up to eight addresses of a year that begin with what an admin has typed of one, and go on, in
 * their order: `{ outcome: 'listed', emails }`, and a line in the log that somebody listed some (D485). None who is on the
 * care list or was erased; `masked` where the organisation's browsers get no addresses (D375).
 */
export function listAddresses(services: Services): CallableFunction {
  const { documents, now } = services;
  const people = rateLimit({ ...BY_PERSON, now });

  return async (data, caller) => {
    const { scope, prefix } = parseInYear(Request, data);
    const admin = await requireAdmin(documents, caller, scope, 'list addresses of its supporters');
    await readYear(documents, scope);
    const waitSeconds = people(admin.uid);
    if (waitSeconds > 0)
      throw new CallableError(
        'resource-exhausted',
        `You have listed many addresses in a row. Please wait ${String(waitSeconds)} seconds`,
        { waitSeconds },
      );
    const emails = isDocumentId(prefix) ? await beginningWith(services, scope, prefix) : [];
    // After they were read: a setting that changed meanwhile holds for them.
    if (await isMasked(documents, scope.organisationId)) return { outcome: 'masked' };
    if (emails.length > 0) await noteListing(services, scope, admin, 'addressesListed');
    return { outcome: 'listed', emails };
  };
}

/** An address that is written out already is looked up by itself, and needs no listing. */
async function beginningWith(
  services: Services,
  scope: YearScope,
  prefix: string,
): Promise<readonly string[]> {
  const { documents } = services;
  const { keptOut } = await readCare(services, scope.organisationId);
  const asked = await careYear(documents, scope, keptOut);
  const untilOf = keptOut === null ? () => undefined : keptOutBy(keptOut, asked);
  const found: string[] = [];
  let after = prefix;
  for (let read = 0; read < MOST_PAGES && found.length < MOST_LISTED; read += 1) {
    const page = await documents.page(supportersPath(scope), {
      ...{ size: PAGE_SIZE, after, until: `${prefix}${LAST_CHARACTER}` },
      select: asked === null ? ['supporterId'] : ['supporterId', 'fields'],
    });
    const people = page.map(supporterOf);
    // Another sync may have stored again who asked to be erased.
    const erased = await suppressionsAmong(services, scope.organisationId, people);
    for (const person of people)
      if (untilOf(person) === undefined && !isSuppressed(erased, person)) found.push(person.email);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) break;
    after = last.id;
  }
  return found.slice(0, MOST_LISTED);
}
