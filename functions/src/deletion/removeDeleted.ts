import { asId, type OrganisationId, type YearScope } from 'shared-kernel/model';
import { activityEntry } from '../activity/activityEntry';
import { neutralName } from '../suppressions/neutralText';
import { JobCutOff } from '../jobs/jobCutOff';
import { removeAllPictures, removeDeletedPictures } from '../media/removePicture';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { storedName } from '../store/storedName';
import { yearPath, yearScope, yearsPath, ORGANISATIONS } from '../store/paths';
import { pendingDeletionOf, type StoredDeletion } from '../store/pendingDeletion';
import { forgetRollForwards } from '../roll-forward/forgetRollForwards';
import { emptyBin } from '../versions/forgetVersions';
import { freedPaths } from '../story/hostedPages';
import { deleterOf } from './newDeletion';
import { removeBelow } from './removeTree';

/**
 * Removes the years, organisations and pictures whose 30 days are over, with all that lies below them. What an end in between
 * leaves goes the next time: their own documents go last.
 */
export async function removeDeleted(services: Services): Promise<void> {
  let removed = false;
  try {
    for (const organisation of await services.documents.list(ORGANISATIONS)) {
      const organisationId = asId<OrganisationId>(organisation.id);
      const deletion = dueDeletion(organisation, services);
      if (deletion !== null) {
        await removeOrganisation(services, organisation, organisationId, deletion);
        removed = true;
      } else {
        if (await removeYears(services, organisationId)) removed = true;
        await removeDeletedPictures(services, organisationId);
      }
    }
  } catch (failure) {
    if (!(failure instanceof JobCutOff)) throw failure;
  } finally {
    if (removed) await services.purge?.();
  }
}

async function removeYears(services: Services, organisationId: OrganisationId): Promise<boolean> {
  const years = await services.documents.list(yearsPath(organisationId), [
    'name',
    'pendingDeletion',
  ]);
  let removed = false;
  for (const year of years) {
    const deletion = dueDeletion(year, services);
    if (deletion === null) {
      const scope = yearScope(organisationId, year.id);
      await emptyBin(services.documents, scope, services.now());
      await forgetRollForwards(services.documents, scope, services.now());
      continue;
    }
    await removeYear(services, yearScope(organisationId, year.id), storedName(year.data), deletion);
    removed = true;
  }
  return removed;
}

async function removeYear(
  services: Services,
  scope: YearScope,
  name: string,
  deletion: StoredDeletion,
): Promise<void> {
  const { documents } = services;
  const subject = await neutralName(services, scope.organisationId, name);
  await removeBelow(services, yearPath(scope));
  await documents.commit([
    { kind: 'delete', path: yearPath(scope) },
    ...(await freedPaths(documents, scope)),
    activityEntry(services, scope, deleterOf(deletion), 'yearRemoved', '', subject),
  ]);
}

/** Its people belong to none afterwards. Its log goes with it, so the operator's says who asked for it. */
async function removeOrganisation(
  { documents, ...services }: Services,
  { path, data }: StoredDocument,
  organisationId: OrganisationId,
  { by, at }: StoredDeletion,
): Promise<void> {
  const members = await documents.where('users', 'organisation', [organisationId]);
  await documents.bulk(
    members.map((member) => ({
      kind: 'merge' as const,
      path: member.path,
      data: {},
      without: ['organisation'],
    })),
  );
  await removeAllPictures({ documents, ...services }, organisationId);
  await removeBelow({ documents, ...services }, path);
  const paths = await freedPaths(documents, { organisationId });
  await documents.commit([{ kind: 'delete', path }, ...paths]);
  services.log(
    `The organisation ${storedName(data)} (${organisationId}) was removed: ${by} had deleted it on ${at.toISOString()}`,
  );
}

function dueDeletion(
  { data }: StoredDocument,
  { now }: Pick<Services, 'now'>,
): StoredDeletion | null {
  const deletion = pendingDeletionOf(data);
  return deletion !== null && now() >= deletion.removeAt ? deletion : null;
}
