import { compileYear, evaluateSupporter } from 'evaluation';
import {
  civilDateInUtc,
  decodeYear,
  type CivilDate,
  type ImportRecord,
  type OrganisationId,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { supporterReference } from '../activity/supporterReference';
import type { CallableFunction } from '../caller';
import { readableRecords } from '../importing/importWork';
import { isRevoked, linksOf } from '../links/references';
import { readFields } from '../definitions/readFields';
import { readCountable } from '../definitions/readDefinitions';
import type { Services } from '../services';
import type { Documents, StoredDocument } from '../store/documents';
import { activitiesPath, importsPath, supporterPath, yearPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { careOf } from '../suppressions/careEntry';
import type { ErasedPerson } from '../suppressions/suppression';
import { erasedPerson, yearsOf } from './erasedPerson';
import { mentionsIn, templateMentions } from './mentions';
import { withoutPerson } from '../suppressions/neutralText';
import { parseSupporter } from './requests';
import { readSuppressionKey, suppressionHash } from '../suppressions/suppressionHash';
import { keptOutSince, listedOf, suppressionsOf } from '../suppressions/suppressionsOf';

/**
 * Callable `exportSupporter`: everything that the organisation holds about one person by their email, in all its years, as
 * one object that is fit to be saved as a file; moments are ISO texts. What supporters did with their screens is counted without saying who, so that nothing of it is about anybody. Admins only.
 */
export const exportSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { organisationId, email } = parseSupporter(data);
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'export what is held of supporters',
    );
    const person = await erasedPerson(documents, organisationId, [email]);
    const since = keptOutSince(await suppressionsOf(services, organisationId, person));
    const years = [];
    const mentions = [...(await templateMentions(documents, organisationId, person))];
    for (const scope of await yearsOf(documents, organisationId)) {
      years.push(await heldIn(documents, scope, person, civilDateInUtc(now())));
      mentions.push(...(await mentionsIn(services, scope, person)));
    }
    const held = {
      exportedAt: now().toISOString(),
      email,
      otherEmails: person.emails.filter((other) => other !== email),
      supporterIds: person.supporterIds,
      keptOutOfImports: since !== null,
      keptOutSince: isoOf(since),
      careList: await careEntriesOf(documents, organisationId, person),
      years,
      mentions,
      log: await logLinesOf(documents, organisationId, person),
    };
    const supporter = await supporterReference(services, organisationId, email);
    await documents.commit([
      activityEntry(services, { organisationId }, admin, 'supporterExported', '', '', {
        supporter,
      }),
    ]);
    return held;
  };

/** What the care list says of them by name. A search of it says nothing of anybody: their data does. */
const careEntriesOf = async (
  documents: Documents,
  organisationId: OrganisationId,
  person: ErasedPerson,
) =>
  (await listedOf(documents, organisationId, person))
    .flatMap((one) => careOf(one) ?? [])
    .map(({ of, value, effect, reason, note, until, at, by }) => ({
      ...{ of, value, effect, reason, note, addedBy: by },
      addedAt: isoOf(at),
      until: isoOf(until),
    }));

async function heldIn(
  documents: Documents,
  scope: YearScope,
  { emails }: ErasedPerson,
  today: CivilDate,
) {
  const stored = await documents.get(yearPath(scope));
  const supporters = (
    await documents.getAll(emails.map((email) => supporterPath(scope, email)))
  ).flatMap((supporter) => (supporter === null ? [] : [supporterOf(supporter)]));
  const held = [];
  for (const supporter of supporters)
    held.push({ ...supporter, ...(await matchesOf(documents, scope, stored, supporter, today)) });
  const links: StoredDocument[] = [];
  for (const email of emails) links.push(...(await linksOf(documents, scope, email)));
  return {
    id: scope.yearId,
    name: stored?.data['name'],
    supporters: held,
    links: links.map(linkOf),
    importsOfTheYear: await importsOf(documents, scope),
  };
}

/** The searches and screens that they match now; none where the year cannot be read. */
async function matchesOf(
  documents: Documents,
  scope: YearScope,
  stored: StoredDocument | null,
  supporter: Supporter,
  today: CivilDate,
) {
  const year = decodeYear(scope.yearId, stored?.data);
  if (!year.ok) return { searches: [], screens: [] };
  const fields = await readFields(documents, scope);
  const { searches, screens } = await readCountable(documents, scope, fields);
  const compiled = compileYear({ year: year.value, today, fields, searches, screens });
  const { searchCounts, screenIds } = evaluateSupporter(compiled, supporter);
  const shown = new Set<string>(screenIds);
  return {
    searches: searches
      .map(({ id, name }) => ({ id, name, count: searchCounts[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    screens: screens.filter(({ id }) => shown.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** Without what would open it. */
const linkOf = (link: StoredDocument) => ({
  madeAt: isoOf(link.data['createdAt']),
  revoked: isRevoked(link),
  revokedAt: isoOf(link.data['revokedAt']),
});

/** Those that brought supporters in; which of them brought this one is not kept. */
async function importsOf(documents: Documents, scope: YearScope) {
  const records = readableRecords(await documents.list(importsPath(scope), IMPORT_FIELDS));
  return records
    .filter(({ state }) => state === 'done')
    .map(({ fileName, finishedAt }) => ({ fileName, finishedAt: isoOf(finishedAt) }));
}

const IMPORT_FIELDS = ['state', 'fileName', 'finishedAt'] as const satisfies readonly [
  keyof ImportRecord,
  ...(keyof ImportRecord)[],
];

const LOG_PAGE = 500;

/**
 * Lines of the log that name them, since a supporter may be one of the staff and names that staff wrote may name them; and
 * those that say who looked at them (D354).
 */
async function logLinesOf(
  documents: Documents,
  organisationId: OrganisationId,
  person: ErasedPerson,
) {
  const neutral = withoutPerson(person);
  const names = (subject: unknown): boolean =>
    typeof subject === 'string' && neutral(subject) !== subject;
  const isTheirs = (email: unknown): boolean =>
    typeof email === 'string' && person.emails.includes(email.toLowerCase());
  const key = await readSuppressionKey(documents, organisationId);
  const references = new Set(
    key === null ? [] : person.emails.map((email) => suppressionHash(key, 'email', email)),
  );
  const isOfThem = (supporter: unknown): boolean =>
    typeof supporter === 'string' && references.has(supporter);
  const lines = [];
  for await (const page of documents.pages(activitiesPath(organisationId), LOG_PAGE))
    for (const { data } of page)
      if (
        isTheirs(data['by']) ||
        isTheirs(data['person']) ||
        names(data['subject']) ||
        isOfThem(data['supporter'])
      )
        lines.push({
          at: isoOf(data['at']),
          deed: data['deed'],
          by: data['by'],
          person: data['person'],
          subject: data['subject'],
        });
  return lines;
}

const isoOf = (moment: unknown): string | null =>
  moment instanceof Date ? moment.toISOString() : null;
