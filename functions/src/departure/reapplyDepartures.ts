import { normaliseEmail } from 'supporter-data';
import { rolePaths } from '../organisations/people/memberRole';
import { membershipOf } from '../organisations/people/membership';
import { profileEmail } from '../organisations/people/profileEmail';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { userPath, DEPARTURES, superadminPath } from '../store/paths';
import { departureOf, type Departure } from './departure';
import { emailsAtWork } from './emailsAtWork';
import { runDeparture } from './runDeparture';

/**
 * Deletes the accounts again that were deleted since a backup was made which has been restored: bring `departures` of the
 * data that was replaced into the restored data first.
 */
export async function reapplyDepartures(services: Services): Promise<void> {
  const { documents } = services;
  for (const stored of await documents.list(DEPARTURES)) {
    const user = await documents.get(userPath(stored.id));
    if (user === null) continue;
    await beginAgain(services, stored, user);
    await runDeparture(services, stored.id);
  }
}

/** Whoever belongs to an organisation had a verified email; in another's profile anybody's may stand. */
async function beginAgain(
  services: Services,
  { id: uid, path, data }: StoredDocument,
  user: StoredDocument,
): Promise<void> {
  const organisationId = membershipOf(user);
  const own = organisationId === null ? null : profileEmail(user.data);
  const names = new Set([
    ...departureOf({ id: uid, path, data }).names,
    ...(await emailsAtWork(services, uid)),
    ...(own === null ? [] : [own, normaliseEmail(own)]),
  ]);
  const departure = {
    ...departureOf({ id: uid, path, data }),
    state: 'working',
    names: [...names],
    imports: null,
  } as const satisfies Departure;
  const roles = [
    superadminPath(uid),
    ...(organisationId === null ? [] : rolePaths(organisationId, uid)),
  ];
  await services.documents.commit([
    { kind: 'set', path, data: departure },
    ...[userPath(uid), ...roles].map((role) => ({ kind: 'delete' as const, path: role })),
  ]);
}
