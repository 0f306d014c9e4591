import type { YearDefinitions } from 'shared-kernel/evaluation';
import {
  decodeYear,
  type SearchCounts,
  type SearchDefinition,
  type YearScope,
} from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { readSearches } from '../matching/storedDefinition';
import type { Services } from '../services';
import { snapshotState } from '../snapshot/snapshotState';
import { yearPath } from '../store/paths';
import { askYear } from './askYear';
import { fieldsCache } from './fieldsCache';
import { cancelled, newestOnly } from './newestOnly';
import { parseCountSearch } from './parseCountSearch';
import { sharedRebuilds } from './sharedRebuilds';

/**
 * Callable `countSearch`: what a search comes to before it is saved, as `SearchCounts`. Members may ask; a newer
 * question of the same caller about the same search cancels the older, whose answer is null.
 */
export function countSearch(services: Services): CallableFunction {
  const readFields = fieldsCache(services);
  const rebuild = sharedRebuilds(services);
  const answerNewest = newestOnly<SearchCounts>();

  const count = async (
    scope: YearScope,
    draft: SearchDefinition,
    signal: AbortSignal,
  ): Promise<SearchCounts> => {
    const { fitting } = await snapshotState(services.documents, scope);
    const [ends, fields, searches] = await Promise.all([
      readYearEnds(services, scope),
      readFields(scope, fitting),
      refersToSearches(draft) ? readSearches(services.documents, scope) : [],
    ]);
    const definitions: YearDefinitions = { year: ends, fields, searches, screens: [] };
    const answered = await askYear(
      services,
      scope,
      { kind: 'search', definitions, draft },
      { signal, makeSnapshot: () => rebuild(scope, fields) },
    );
    if (!answered.ok) throw cancelled();
    if (answered.value.kind !== 'search') throw new Error('The answer is to another question');
    return answered.value.counts;
  };

  return async (data, caller) => {
    const { scope, draft, requestId } = parseCountSearch(data);
    const { uid } = await requireMember(services.documents, caller, scope);
    return answerNewest(`${yearPath(scope)}/${draft.id} ${uid}`, requestId, (signal) =>
      count(scope, draft, signal),
    ).catch(nullWhenSuperseded);
  };
}

/** An error's status would stand in the browser's console whenever somebody types on: it is an answer, and says so. */
function nullWhenSuperseded(error: unknown): null {
  if (error instanceof CallableError && error.code === 'cancelled') return null;
  throw error;
}

async function readYearEnds(
  { documents }: Services,
  scope: YearScope,
): Promise<YearDefinitions['year']> {
  const stored = await documents.get(yearPath(scope));
  if (stored === null) throw new CallableError('not-found', 'There is no such year');
  const year = decodeYear(stored.id, stored.data);
  if (!year.ok)
    throw new CallableError('failed-precondition', `The year's ${year.error.path} cannot be read`);
  return { dateFrom: year.value.dateFrom, dateTo: year.value.dateTo };
}

const refersToSearches = ({ conditions }: SearchDefinition): boolean =>
  conditions.some(({ dataType }) => dataType === 'search');
