import {
  asId,
  countNumber,
  failed,
  newestRequestId,
  succeeded,
  type ScreenId,
  type SearchId,
  type SearchImpact,
  type SearchOverlap,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import type { CountRequest } from './counting';
import type { ServerAnswer } from './serverFailure';

const CHANGE = {
  before: countNumber(),
  after: countNumber(),
  gained: countNumber(),
  lost: countNumber(),
};
const Examples = v.object({ supporterEmails: v.array(v.string()) });
const searchId = v.pipe(
  v.string(),
  v.transform((id) => asId<SearchId>(id)),
);
const screenId = v.pipe(
  v.string(),
  v.transform((id) => asId<ScreenId>(id)),
);
const Impact = v.object({
  supporters: countNumber(),
  search: v.object(CHANGE),
  matched: Examples,
  gained: Examples,
  lost: Examples,
  searches: v.array(v.object({ ...CHANGE, searchId })),
  screens: v.array(v.object({ ...CHANGE, screenId })),
});

/**
 * Who matches a search before it is saved, and what saving it changes. Members may ask. A newer question of the same person
 * about the same search takes the place of the older one, which fails with `server/cancelled`.
 */
export async function previewSearch(
  { organisationId, yearId, search: { id, name, match, conditions } }: CountRequest,
  now: () => number = Date.now,
): ServerAnswer<SearchImpact> {
  const request = {
    ...{ organisationId, yearId, search: { id, name, match, conditions } },
    requestId: newestRequestId(now()),
  };
  const answer = await askServer('previewSearch', request, v.nullable(Impact));
  if (!answer.ok) return answer;
  return answer.value === null
    ? failed({ code: 'server/cancelled', message: 'A newer question took the place of this one' })
    : succeeded(answer.value);
}

export interface OverlapRequest extends YearScope {
  readonly searchIds: readonly [SearchId, SearchId];
}

const Overlap = v.object({
  supporters: countNumber(),
  both: countNumber(),
  onlyFirst: countNumber(),
  onlySecond: countNumber(),
});

/** How many match both of two saved searches, and how many one alone. Members may ask. */
export const compareSearches = ({
  organisationId,
  yearId,
  searchIds,
}: OverlapRequest): ServerAnswer<SearchOverlap> =>
  askServer('compareSearches', { organisationId, yearId, searchIds }, Overlap);
