import type { OrganisationId, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supportersPath, yearScope } from '../store/paths';

/** By what the years of an organisation know one person. */
export interface ErasedPerson {
  /** As supporters are stored; the one that was asked for first. */
  readonly emails: readonly string[];
  /** Ids that no other supporter bears. */
  readonly supporterIds: readonly string[];
}

/**
 * Everything that an organisation knows the bearer of an e-mail by: an e-mail leads to the supporter id of each year, and
 * an id to other e-mails, since people change theirs. An id that several supporters of one year bear (a household's)
 * leads nowhere: it names nobody.
 */
export async function erasedPerson(
  documents: Documents,
  organisationId: OrganisationId,
  email: string,
): Promise<ErasedPerson> {
  const scopes = await yearsOf(documents, organisationId);
  const emails = new Set([email]);
  const ids = new Set<string>();
  // Both sets grow while they are gone through.
  for (const next of emails)
    for (const id of await idsOf(documents, scopes, next)) {
      if (ids.has(id)) continue;
      const bearers = await bearersOf(documents, scopes, id);
      if (bearers === null) continue;
      ids.add(id);
      for (const bearer of bearers) emails.add(bearer);
    }
  return { emails: [...emails], supporterIds: [...ids] };
}

export const yearsOf = async (
  documents: Documents,
  organisationId: OrganisationId,
): Promise<readonly YearScope[]> =>
  (await documents.list(`organisations/${organisationId}/years`, ['name'])).map(({ id }) =>
    yearScope(organisationId, id),
  );

async function idsOf(
  documents: Documents,
  scopes: readonly YearScope[],
  email: string,
): Promise<readonly string[]> {
  const stored = await documents.getAll(scopes.map((scope) => `${supportersPath(scope)}/${email}`));
  return stored.flatMap((supporter) => {
    const id = supporter?.data['supporterId'];
    const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
    return text === '' ? [] : [text];
  });
}

/** Null where the id does not tell one supporter of a year from another. */
async function bearersOf(
  documents: Documents,
  scopes: readonly YearScope[],
  id: string,
): Promise<readonly string[] | null> {
  // Another sync may store ids as numbers.
  const spellings = String(Number(id)) === id ? [id, Number(id)] : [id];
  const found: string[] = [];
  for (const scope of scopes) {
    const bearers = await documents.where(supportersPath(scope), 'supporterId', spellings);
    if (bearers.length > 1) return null;
    found.push(...bearers.map((bearer) => bearer.id));
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
    const stored = await documents.getAll(
      emails.map((email) => `${supportersPath(scope)}/${email}`),
    );
    if (stored.some((supporter) => supporter !== null)) found.push(scope.yearId);
  }
  return found;
}
