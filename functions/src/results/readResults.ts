import type { ShowResults } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import { parseYear } from '../links/linkRequests';
import type { Services } from '../services';
import { inYear, resultsPath } from '../store/paths';
import { hideSmallCounts } from './hideSmallCounts';
import { daysOf } from './resultDays';

/** Callable `readResults`: what became of the year's shows, as `ShowResults`. Members may ask. */
export const readResults =
  ({ documents }: Services): CallableFunction =>
  async (data, caller): Promise<ShowResults> => {
    const scope = parseYear(data);
    await requireMember(documents, caller, scope, 'see its results');
    const [shards, screens] = await Promise.all([
      documents.list(resultsPath(scope)),
      documents.list(inYear(scope, 'screens'), ['order']),
    ]);
    return hideSmallCounts(
      daysOf(shards),
      screens.map(({ id }) => id),
    );
  };
