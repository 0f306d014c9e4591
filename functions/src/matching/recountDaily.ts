import {
  asId,
  changesDaily,
  civilDateInUtc,
  compareDays,
  type CivilDate,
  type OrganisationId,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import { readSearches } from '../definitions/readDefinitions';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { ORGANISATIONS, yearScope, yearsPath } from '../store/paths';
import { requestMatching } from './requestMatching';

/**
 * Has every search counted again that asks about today and was counted on an earlier day (D418), with all that refers to
 * it. Whoever asks twice in one day asks for nothing the second time. A year that fails keeps no other from its count.
 */
export async function recountDaily(services: Services): Promise<void> {
  const { documents, stopping } = services;
  const failures: unknown[] = [];
  for (const { id } of await documents.list(ORGANISATIONS, ['name'])) {
    const organisationId = asId<OrganisationId>(id);
    for (const year of await documents.list(yearsPath(organisationId), ['name'])) {
      if (stopping?.aborted === true) throw new JobCutOff();
      const scope = yearScope(organisationId, year.id);
      await recountYear(services, scope).catch((cause: unknown) => failures.push(cause));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${String(failures.length)} years were not asked to recount`,
    );
}

async function recountYear(services: Services, scope: YearScope): Promise<void> {
  const today = civilDateInUtc(services.now());
  const searches = await readSearches(services.documents, scope);
  const changedIds = searches.filter((search) => isOfEarlierDay(search, today)).map(({ id }) => id);
  if (changedIds.length > 0)
    await requestMatching(services, scope, { everything: false, changedIds });
}

/** One that was never counted says so itself; one that was given up waits for somebody to ask or to change it. */
const isOfEarlierDay = (search: Search, today: CivilDate): boolean =>
  search.supportersMatchedAt !== null &&
  search.supportersMatchedFault?.code !== 'brokeOff' &&
  changesDaily(search.conditions) &&
  compareDays(civilDateInUtc(search.supportersMatchedAt), today) < 0;
