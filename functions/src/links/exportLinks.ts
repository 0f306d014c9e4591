import type { PersonalLinksPage } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction, type Caller } from '../caller';
import { careYear } from '../suppressions/careYear';
import { keptBack } from '../suppressions/keptBack';
import { isSuppressed, readSuppressions } from '../suppressions/readSuppressions';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import { linkStatePath, supportersPath } from '../store/paths';
import { linkPage, personalLink } from './embedAddress';
import { newReferences, readYearKeys, signingKey, type LinkKey } from './linkKeys';
import { exportCursor, parseExport, type ExportRequest } from './linkRequests';
import { signToken } from './linkToken';
import { supporterOf } from '../store/supporterOf';
import { readCare } from '../suppressions/readCare';
import { lastDayOf } from './lastDayOf';
import { storedLinkState } from './linkState';
import { readYear } from '../access/readYear';
import { currentReferences, type Reference } from './references';
import { supporterIdOf } from './supporterIdOf';

const PAGE_SIZE = 2_000;

/** Callable `exportLinks`: the personal links of a part of the supporters, as `PersonalLinksPage`. Admins only. */
export const exportLinks =
  (services: Services): CallableFunction =>
  async (data, caller): Promise<PersonalLinksPage> => {
    const { documents, now } = services;
    const request = parseExport(data);
    const { scope, after } = request;
    const admin = await requireAdmin(documents, caller, scope, 'export personal links');
    const lastDay = lastDayOf(request.validUntil, now());
    const page = linkPage((await readYear(documents, scope)).year, services);
    if (page === null)
      throw new CallableError('failed-precondition', 'The year has no page to link to');

    const { key, secret, begunAt } = await exportKeys(services, request, page, admin);
    const care = await readCare(services, scope.organisationId);
    const asked = await careYear(documents, scope, care.keptOut, care.quiet);
    const supporters = await documents.page(supportersPath(scope), {
      size: PAGE_SIZE,
      after: after?.supporter ?? null,
      select: asked === null ? ['supporterId'] : ['supporterId', 'fields'],
    });
    const keptOut = await readSuppressions(services, scope.organisationId);
    const isKeptBack = keptBack(care, asked);
    const ids = supporters
      .filter(
        (document) =>
          !isKeptBack({
            email: document.id,
            supporterId: supporterIdOf(document),
            fields: asked === null ? {} : supporterOf(document).fields,
          }),
      )
      .map((document) => [document.id, supporterIdOf(document)] as const)
      // Another sync may have stored again who asked to be erased.
      .filter(([email, supporterId]) => !isSuppressed(keptOut, { email, supporterId }));
    const idByEmail = new Map(ids.filter(([, supporterId]) => supporterId !== ''));
    const references = await currentReferences(documents, scope, secret, [...idByEmail.keys()]);
    await keepLinks(documents, references, { createdAt: now(), since: begunAt });

    const last = supporters.at(-1);
    return {
      rows: references.map(({ supporter, bytes }) => ({
        supporterId: idByEmail.get(supporter) ?? '',
        link: personalLink(
          page,
          signToken(
            { scope, key: key.number, reference: bytes, lastDay, isTest: false },
            key.secret,
          ),
        ),
      })),
      withoutId: ids.length - idByEmail.size,
      next:
        last === undefined || supporters.length < PAGE_SIZE
          ? null
          : exportCursor(key.number, last.id),
    };
  };

interface ExportKeys {
  readonly key: LinkKey;
  readonly secret: Uint8Array;
  readonly begunAt: Date;
}

/** All parts of one export are signed by one key; who began it, and when, is written down once. */
const exportKeys = (
  services: Services,
  { scope, validUntil, after }: ExportRequest,
  page: URL,
  admin: Caller,
): Promise<ExportKeys> =>
  services.documents.transaction(async (transaction) => {
    const { keys, references } = await readYearKeys(transaction, scope);
    const { newestExport } = storedLinkState(await transaction.get(linkStatePath(scope)));
    const begun = keys.find(({ number }) => number === after?.key);
    if (after !== null && (begun === undefined || begun.retired))
      throw new CallableError(
        'failed-precondition',
        'All links were revoked while they were being exported. Please export them again',
      );
    const secret = references ?? newReferences(transaction, services, scope);
    if (begun !== undefined)
      return { key: begun, secret, begunAt: newestExport?.at ?? services.now() };
    const key = signingKey(transaction, services, scope, keys.at(-1));
    const begunAt = services.now();
    const thisExport = {
      at: begunAt,
      by: emailOf(admin),
      validUntil,
      embedPage: page.href,
    };
    transaction.write({
      kind: 'set',
      path: linkStatePath(scope),
      data: { newestExport: thisExport, allRevokedAt: null },
    });
    transaction.write(activityEntry(services, scope, admin, 'linksExported'));
    return { key, secret, begunAt };
  });

/** What is new is merged, at the pace that an export has reached, so that a link that is revoked at this moment stays so. */
async function keepLinks(
  documents: Documents,
  references: readonly Reference[],
  { createdAt, since }: { readonly createdAt: Date; readonly since: Date },
): Promise<void> {
  const writes = references
    .filter(({ stored }) => stored === null)
    .map(({ path, supporter }) => ({
      kind: 'merge' as const,
      path,
      data: { supporter, createdAt },
    }));
  await documents.bulk(writes, undefined, { since });
}
