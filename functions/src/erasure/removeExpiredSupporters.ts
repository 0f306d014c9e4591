import { decodeYear } from 'shared-kernel/model';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { yearScope } from '../store/paths';
import { removeSupporters } from './removeSupporters';
import { isPastRetention } from './retention';

/**
 * Removes the supporter data of every year whose last day for it is over. What cannot be done now, because the year is
 * being imported or counted, is done the next time.
 */
export async function removeExpiredSupporters(services: Services): Promise<void> {
  const { documents, log } = services;
  let removed = false;
  for (const { id: organisationId } of await documents.list('organisations', ['name']))
    for (const year of await documents.list(`organisations/${organisationId}/years`)) {
      if (!isDue(year, services)) continue;
      const refusal = await removeSupporters(services, yearScope(organisationId, year.id));
      if (refusal === null) removed = true;
      else log(`${year.path}: its supporter data is due, but the year is ${refusal}`);
    }
  if (removed) await services.purge?.();
}

function isDue({ id, data }: StoredDocument, { now }: Pick<Services, 'now'>): boolean {
  const year = decodeYear(id, data);
  return year.ok && year.value.supportersRemovedAt === null && isPastRetention(year.value, now());
}
