import type { OrganisationId, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supportersPath, yearScope, supporterPath, yearsPath } from '../store/paths';
import { plainEmail, spellingsOf, supporterIdSpellings } from '../suppressions/plainSpelling';
import type { ErasedPerson } from '../suppressions/suppression';

/** Who may be the same person under another email, since people change theirs: somebody has to say so. */
export interface OtherEmail {
  readonly email: string;
  /** Of both of them. */
  readonly supporterId: string;
  /** Ids of the years in which this one bears it. */
  readonly years: readonly string[];
}

export interface FoundPerson extends ErasedPerson {
  readonly others: readonly OtherEmail[];
}

/**
 * What an organisation knows the bearer of emails by, who are one person because somebody said so. A supporter id leads
 * to others, but does not make them the same: in exports whose ids are the numbers of their lines it would lead from
 * anybody to everybody. An id that several supporters of one year bear (a household's) leads nowhere.
 */
export async function erasedPerson(
  documents: Documents,
  organisationId: OrganisationId,
  chosen: readonly string[],
): Promise<FoundPerson> {
  const scopes = await yearsOf(documents, organisationId);
  const emails = new Set(chosen);
  const ids = new Set<string>();
  for (const spelling of chosen.flatMap(spellingsOf))
    for (const id of await idsOf(documents, scopes, spelling)) {
      emails.add(spelling);
      ids.add(id);
    }
  const supporterIds: string[] = [];
  const others: OtherEmail[] = [];
  for (const id of [...ids].filter((one) => one !== '')) {
    const bearers = await bearersOf(documents, scopes, id);
    if (bearers === null) continue;
    const found = [...bearers].filter(([email]) => !emails.has(email));
    if (found.length === 0) supporterIds.push(id);
    for (const [email, years] of found) others.push({ email, supporterId: id, years });
  }
  return { emails: [...emails], supporterIds, others };
}

export const yearsOf = async (
  documents: Documents,
  organisationId: OrganisationId,
): Promise<readonly YearScope[]> =>
  (await documents.list(yearsPath(organisationId), ['name'])).map(({ id }) =>
    yearScope(organisationId, id),
  );

/** Of each year that has them among its supporters; '' where it gives them none. */
async function idsOf(
  documents: Documents,
  scopes: readonly YearScope[],
  email: string,
): Promise<readonly string[]> {
  const stored = await documents.getAll(scopes.map((scope) => supporterPath(scope, email)));
  return stored.flatMap((supporter) => {
    if (supporter === null) return [];
    const id = supporter.data['supporterId'];
    return [typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''];
  });
}

/** Emails with the years in which they bear an id; null where it does not tell one supporter of a year from another. */
async function bearersOf(
  documents: Documents,
  scopes: readonly YearScope[],
  id: string,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const spellings = supporterIdSpellings(id);
  const found = new Map<string, readonly string[]>();
  for (const scope of scopes) {
    const bearers = await documents.where(supportersPath(scope), 'supporterId', spellings);
    if (new Set(bearers.map((bearer) => plainEmail(bearer.id))).size > 1) return null;
    for (const { id: email } of bearers)
      found.set(email, [...(found.get(email) ?? []), scope.yearId]);
  }
  return found;
}

/** Ids of the years that have the person among their supporters. */
export async function yearsWith(
  documents: Documents,
  scopes: readonly YearScope[],
  { emails }: ErasedPerson,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const scope of scopes) {
    const stored = await documents.getAll(emails.map((email) => supporterPath(scope, email)));
    if (stored.some((supporter) => supporter !== null)) found.push(scope.yearId);
  }
  return found;
}
