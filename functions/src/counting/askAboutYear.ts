import type { YearDefinitions } from 'evaluation';
import {
  civilDateInUtc,
  decodeYear,
  failed,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import { requireLive } from '../access/requireLive';
import { CallableError } from '../callableError';
import { readCountable, readCountableSearches } from '../definitions/readDefinitions';
import type { Services } from '../services';
import { snapshotState } from '../snapshot/snapshotState';
import { yearPath } from '../store/paths';
import { askYear } from './askYear';
import type { CountingAnswer, CountingQuestion } from '../countingThreads';
import { fieldsCache } from './fieldsCache';
import { sharedRebuilds } from './sharedRebuilds';

/** Reading all supporters of a year at every key would take longer than anybody waits. */
const MAX_AGE_MS = 10 * 60_000;

export interface AboutYear {
  /** How much of the year's definitions the question is about, beside its field list. */
  readonly reads: 'fields' | 'searches' | 'searchesAndScreens';
  readonly question: (definitions: YearDefinitions) => CountingQuestion;
  readonly signal?: AbortSignal;
}

export type AskAboutYear = (
  scope: YearScope,
  about: AboutYear,
) => Promise<Result<CountingAnswer, 'cancelled' | 'tooHeavy'>>;

/** Asks the counting thread about a year as it is stored now; a missing snapshot is made once for all who wait. */
export function askAboutYear(services: Services): AskAboutYear {
  const { documents } = services;
  const readFields = fieldsCache(services);
  const rebuild = sharedRebuilds(services);
  return async (scope, { reads, question, signal }) => {
    const { fitting } = await snapshotState(documents, scope);
    const [year, fields] = await Promise.all([
      readYearEnds(services, scope),
      readFields(scope, fitting),
    ]);
    const { searches, screens } =
      reads === 'fields' ? NO_DEFINITIONS : await READERS[reads](documents, scope, fields);
    if (signal?.aborted === true) return failed('cancelled');
    const today = civilDateInUtc(services.now());
    return askYear(services, scope, question({ year, today, fields, searches, screens }), {
      makeSnapshot: () => rebuild(scope, fields),
      maxAgeMs: MAX_AGE_MS,
      ...(signal && { signal }),
    });
  };
}

const READERS = {
  searches: async (...about) => ({ searches: await readCountableSearches(...about), screens: [] }),
  searchesAndScreens: readCountable,
} as const satisfies Record<Exclude<AboutYear['reads'], 'fields'>, typeof readCountable>;

const NO_DEFINITIONS: Pick<YearDefinitions, 'searches' | 'screens'> = { searches: [], screens: [] };

async function readYearEnds(
  { documents }: Services,
  scope: YearScope,
): Promise<YearDefinitions['year']> {
  await requireLive(documents, scope);
  const stored = await documents.get(yearPath(scope));
  if (stored === null) throw new CallableError('not-found', 'There is no such year');
  const year = decodeYear(stored.id, stored.data);
  if (!year.ok)
    throw new CallableError('failed-precondition', `The year's ${year.error.path} cannot be read`);
  return { dateFrom: year.value.dateFrom, dateTo: year.value.dateTo };
}
