import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Services } from '../services';
import { keepAsItStands } from './keepAsItStands';
import type { Timeline } from '../published/timeline';
import { readTimeline } from '../published/readVersion';

/** A year's timeline; one whose saves were seen at once so far is kept as it stands first. */
export async function requireTimeline(services: Services, scope: YearScope): Promise<Timeline> {
  await keepAsItStands(services, scope);
  const timeline = await readTimeline(services.documents, scope);
  if (timeline === null) throw new CallableError('not-found', 'There is no such year');
  return timeline;
}
