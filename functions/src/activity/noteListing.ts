import type { ActivityAction, YearScope } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Services } from '../services';
import { activitiesPath } from '../store/paths';
import { activityEntry, idAt } from './activityEntry';

/** Listing again in the same year within so long is one listing: a letter more is no further action of anybody. */
const GATHERED_MS = 60 * 60 * 1000;

/**
 * Leaves the line that somebody listed supporters, of whom it names none and nothing of what was typed: the beginning of an
 * address can be most of one (D485). It stands before anything is shown.
 */
export async function noteListing(
  services: Services,
  scope: YearScope,
  member: Caller,
  action: ActivityAction,
): Promise<void> {
  const { documents, now } = services;
  const [noted] = await documents.page(activitiesPath(scope.organisationId), {
    ...{ size: 1, after: null, until: idAt(new Date(now().getTime() - GATHERED_MS)) },
    holding: { uid: [member.uid], deed: [action], yearId: [scope.yearId] },
    select: ['at'],
  });
  if (noted !== undefined) return;
  await documents.commit([activityEntry(services, scope, member, action)]);
}
