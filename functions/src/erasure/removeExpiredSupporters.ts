import {
  asId,
  decodeYear,
  type OrganisationId,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import { activityEntry } from '../activity/activityEntry';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { yearPath, yearScope, yearsPath, ORGANISATIONS } from '../store/paths';
import { removeSupporters } from './removeSupporters';
import { endOfGrace, isPastRetention, lastDaySetter } from '../retention/retention';

/**
 * Looks after the last days of supporters' data: begins the grace of every year whose last day is over, and removes the
 * data where the grace is over as well. What cannot be done now, because the year is being imported or counted, is done
 * the next time.
 */
export async function removeExpiredSupporters(services: Services): Promise<void> {
  const { documents } = services;
  let removed = false;
  try {
    for (const { id } of await documents.list(ORGANISATIONS, ['name'])) {
      const organisationId = asId<OrganisationId>(id);
      for (const year of await documents.list(yearsPath(organisationId), ['name']))
        if (await removeExpired(services, yearScope(organisationId, year.id))) removed = true;
    }
  } catch (failure) {
    if (!(failure instanceof JobCutOff)) throw failure;
  } finally {
    if (removed) await services.purge?.();
  }
}

/** Whether the year's supporters went now. */
async function removeExpired(services: Services, scope: YearScope): Promise<boolean> {
  const isDue = async (): Promise<boolean> => (await dueOf(services, scope)) === 'removal';
  if (!(await isDue())) return false;
  const refusal = await removeSupporters(services, scope, isDue);
  if (refusal !== null)
    services.log(`${yearPath(scope)}: its supporter data is due, but the year is ${refusal}`);
  return refusal === null;
}

/** What is due in a year now. The grace begins when this is first asked after the last day, so that it is never cut. */
const dueOf = (services: Services, scope: YearScope): Promise<'nothing' | 'grace' | 'removal'> =>
  services.documents.transaction(async (transaction) => {
    const now = services.now();
    const path = yearPath(scope);
    const stored = await transaction.get(path);
    const year = stored === null ? null : decodeYear(stored.id, stored.data);
    if (stored === null || !year?.ok || year.value.supportersRemovedAt !== null) return 'nothing';
    const { removeSupportersAt } = year.value;
    const setGrace = (end: Date | null): void =>
      transaction.write({ kind: 'merge', path, data: { removeSupportersAt: end } });

    if (!isPastRetention(year.value, now)) {
      if (removeSupportersAt !== null) setGrace(null);
      return 'nothing';
    }
    if (removeSupportersAt === null) {
      setGrace(endOfGrace(now));
      transaction.write(dueEntry(services, scope, year.value, stored.data));
      return 'grace';
    }
    return now >= removeSupportersAt ? 'removal' : 'grace';
  });

const dueEntry = (
  services: Services,
  scope: YearScope,
  { name }: Year,
  stored: Parameters<typeof lastDaySetter>[0],
) => activityEntry(services, scope, lastDaySetter(stored), 'supporterDataDue', '', name);
