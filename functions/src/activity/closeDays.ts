import { asId, type OrganisationId } from 'shared-kernel/model';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import {
  activitiesPath,
  activityDigestPath,
  activityDigestsPath,
  ORGANISATIONS,
} from '../store/paths';
import { dayOf } from './activityEntry';
import { dayDigest, hashedLine } from './dayDigest';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A line says the day on which it was made; whoever made it a moment before midnight has long written it by then. */
const CLOSED_AFTER_MS = 60 * 60 * 1000;
const PAGE_SIZE = 500;

/**
 * Closes each day of each organisation that has been over for an hour (D353): from the first day that has a line on, each
 * has one digest, chained to the one before, also a day without lines. Two that close at once write the same.
 */
export async function closeDays(services: Services): Promise<void> {
  for (const { id } of await services.documents.list(ORGANISATIONS, ['name'])) {
    if (services.stopping?.aborted === true) throw new JobCutOff();
    await closeDaysOf(services, asId<OrganisationId>(id));
  }
}

async function closeDaysOf(services: Services, organisationId: OrganisationId): Promise<void> {
  const { documents, now } = services;
  const last = dayOf(new Date(now().getTime() - CLOSED_AFTER_MS - DAY_MS));
  const closed = await documents.list(activityDigestsPath(organisationId), ['digest']);
  const newest = closed.at(-1);
  const first =
    newest === undefined ? await firstDay(services, organisationId) : dayAfter(newest.id);
  if (first === null || first > last) return;
  let previous = newest === undefined ? '' : String(newest.data['digest']);
  for (let day = first; day <= last; day = dayAfter(day)) {
    const lines = await documents.where(activitiesPath(organisationId), 'day', [day]);
    const digest = dayDigest(organisationId, day, previous, lines.map(hashedLine));
    const path = activityDigestPath(organisationId, day);
    previous = await documents.transaction(async (transaction) => {
      const stored = await transaction.get(path);
      if (stored !== null) return String(stored.data['digest']);
      transaction.write({ kind: 'create', path, data: { ...digest, closedAt: now() } });
      return digest.digest;
    });
  }
}

/** The first day that has a line; lines that an older version wrote say none. */
async function firstDay(
  { documents }: Services,
  organisationId: OrganisationId,
): Promise<string | null> {
  let first: string | null = null;
  for await (const page of documents.pages(activitiesPath(organisationId), PAGE_SIZE))
    for (const day of page.flatMap(dayOfLine)) if (first === null || day < first) first = day;
  return first;
}

const dayOfLine = ({ data: { day } }: StoredDocument): readonly string[] =>
  typeof day === 'string' ? [day] : [];

export const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY_MS));
