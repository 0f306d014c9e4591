import type { ActivityAction } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Services } from '../services';
import { activitiesPath } from '../store/paths';
import { activityEntry, type ActivityPlace } from './activityEntry';
import { supporterReference } from './supporterReference';

/** Looking at one supporter again within so long is one look. */
const GATHERED_MS = 60 * 60 * 1000;

/** Leaves the line that says who looked at whom, of whom it keeps the reference alone. It stands before anything is shown. */
export async function noteLook(
  services: Services,
  place: ActivityPlace,
  member: Caller,
  action: ActivityAction,
  email: string,
): Promise<void> {
  const { documents, now } = services;
  const { organisationId } = place;
  const supporter = await supporterReference(services, organisationId, email);
  const since = now().getTime() - GATHERED_MS;
  const lines =
    supporter === ''
      ? []
      : await documents.where(activitiesPath(organisationId), 'supporter', [supporter]);
  const isNoted = lines.some(
    ({ data }) =>
      data['uid'] === member.uid &&
      data['deed'] === action &&
      data['yearId'] === (place.yearId ?? null) &&
      data['at'] instanceof Date &&
      data['at'].getTime() > since,
  );
  if (isNoted) return;
  await documents.commit([activityEntry(services, place, member, action, '', '', { supporter })]);
}
