import { asId, type OrganisationId } from 'shared-kernel/model';
import { rowIdsOf } from '../activity/noteSavesInRow';
import type { Services } from '../services';
import { savesInRowPath, adminPath, ORGANISATIONS } from '../store/paths';
import type { Leaver } from './staffNames';

/**
 * What is the person's own goes whole: invitations to them, documents of a role that gave none any more, and how often
 * they saved in a row.
 */
export async function removeTraces(
  { documents }: Services,
  { uid, emails }: Leaver,
): Promise<void> {
  const invitations =
    emails.size === 0 ? [] : await documents.group('invitations', 'email', [...emails], ['email']);
  const found = invitations.map(({ path }) => path);
  for (const { id } of await documents.list(ORGANISATIONS, ['name'])) {
    const organisationId = asId<OrganisationId>(id);
    const own = [
      adminPath(organisationId, uid),
      ...[...emails].flatMap(rowIdsOf).map((row) => savesInRowPath(organisationId, row)),
    ];
    for (const stored of await documents.getAll(own)) if (stored !== null) found.push(stored.path);
  }
  await documents.bulk(found.map((path) => ({ kind: 'delete' as const, path })));
}
