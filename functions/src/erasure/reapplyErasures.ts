import { asId, type OrganisationId, type YearScope } from 'shared-kernel/model';
import { FAILURE_SENTENCES } from '../importing/failureSentences';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import { erasurePath, personalLinksPath, ORGANISATIONS } from '../store/paths';
import { supporterPages } from '../store/supporterPages';
import { endOpenImports } from './endOpenImports';
import { yearsOf } from './erasedPerson';
import type { Erasure } from './erasure';
import { runErasure } from './runErasure';
import { readSuppressions, type Suppressions } from '../suppressions/readSuppressions';

const PAGE_SIZE = 500;

/**
 * Erases again whom the suppressions name and the years still hold, as after a backup was restored that is older than
 * some erasures: bring `organisations/{o}/suppressions` and `organisations/{o}/suppressionKeys` of the data that was
 * replaced into the restored data first. `since` is when the backup was made; without it, every suppression counts. The
 * years of an organisation that has any are gone through whether they hold somebody or not, since files and undo parts
 * of imports may. Gives how many supporters were found.
 */
export async function reapplyErasures(
  services: Services,
  { since = null }: { readonly since?: Date | null } = {},
): Promise<number> {
  const { documents, newId, now } = services;
  let found = 0;
  for (const { id } of await documents.list(ORGANISATIONS, ['name'])) {
    const organisationId = asId<OrganisationId>(id);
    const suppressions = await readSuppressions(services, organisationId, since);
    if (!suppressions.any) continue;
    const scopes = await yearsOf(documents, organisationId);
    const emails = await suppressedEmails(documents, scopes, suppressions);
    found += emails.length;
    for (const scope of scopes) await endOpenImports(services, scope, FAILURE_SENTENCES.restored);
    const erasureId = newId();
    const erasure = {
      state: 'working',
      startedAt: now(),
      emails: [...emails],
      supporterIds: [],
      yearIds: scopes.map(({ yearId }) => yearId),
      owner: '',
      leaseUntil: null,
    } as const satisfies Erasure;
    await documents.commit([
      { kind: 'set', path: erasurePath(organisationId, erasureId), data: erasure },
    ]);
    await runErasure(services, { organisationId, erasureId });
  }
  return found;
}

/** Of supporters, and of those whom links still name. */
async function suppressedEmails(
  documents: Documents,
  scopes: readonly YearScope[],
  { hasEmail, hasSupporterId }: Suppressions,
): Promise<readonly string[]> {
  const emails = new Set<string>();
  for (const scope of scopes) {
    for await (const page of supporterPages(documents, scope))
      for (const { email, supporterId } of page)
        if (hasEmail(email) || hasSupporterId(supporterId)) emails.add(email);
    for await (const page of documents.pages(personalLinksPath(scope), PAGE_SIZE))
      for (const { data } of page) {
        const email = data['supporter'];
        if (typeof email === 'string' && hasEmail(email)) emails.add(email);
      }
  }
  return [...emails];
}
