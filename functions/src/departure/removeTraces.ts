import { asId, type OrganisationId } from 'shared-kernel/model';
import { addressPacePath, testerPacePath } from '../mail/mailPace';
import { rowIdsOf } from '../activity/noteSaves';
import type { Services } from '../services';
import { rolePaths } from '../organisations/people/memberRole';
import { savesInRowPath, ORGANISATIONS } from '../store/paths';
import type { Leaver } from './staffNames';

/**
 * What is the person's own goes whole: invitations to them, mails to them and in their name, documents of a role that gave
 * none any more, and how often they saved in a row.
 */
export async function removeTraces(
  { documents, outbox }: Services,
  { uid, emails }: Leaver,
): Promise<void> {
  const invitations =
    emails.size === 0 ? [] : await documents.group('invitations', 'email', [...emails], ['email']);
  await outbox.forget(emails);
  const paces = [...[...emails].map(addressPacePath), testerPacePath(uid)];
  const found = [...invitations.map(({ path }) => path), ...paces];
  for (const { id } of await documents.list(ORGANISATIONS, ['name'])) {
    const organisationId = asId<OrganisationId>(id);
    const own = [
      ...rolePaths(organisationId, uid),
      ...[...emails].flatMap(rowIdsOf).map((row) => savesInRowPath(organisationId, row)),
    ];
    for (const stored of await documents.getAll(own)) if (stored !== null) found.push(stored.path);
  }
  await documents.bulk(found.map((path) => ({ kind: 'delete' as const, path })));
}
