import type { ServerAnswer } from './serverFailure';
import {
  asId,
  countNumber,
  failed,
  MATCH_FAULT_CODES,
  newestRequestId,
  succeeded,
  type ConditionId,
  type SearchCounts,
  type SearchDefinition,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';

export interface CountRequest extends YearScope {
  /** The search as it stands in the editor; the other searches are those that are stored. */
  readonly search: SearchDefinition;
}

const partEntries = {
  id: v.pipe(
    v.string(),
    v.transform((id) => asId<ConditionId>(id)),
  ),
  count: countNumber(),
  missingOnly: countNumber(),
  fuzzyNames: v.array(v.string()),
  onExcludedBounds: countNumber(),
  fault: v.nullable(v.picklist(MATCH_FAULT_CODES)),
};

const Counts = v.object({
  total: countNumber(),
  supporters: countNumber(),
  conditions: v.array(
    v.object({
      ...partEntries,
      funnel: countNumber(),
      within: v.exactOptional(v.array(v.object(partEntries))),
    }),
  ),
  fault: v.nullable(v.object({ code: v.string(), message: v.string() })),
});

/**
 * What a search comes to before it is saved. Members may ask. A newer question of the same person about the same search
 * takes the place of the older one, which fails with `server/cancelled`.
 */
export async function countSearch(
  { organisationId, yearId, search: { id, name, match, conditions } }: CountRequest,
  now: () => number = Date.now,
): ServerAnswer<SearchCounts> {
  const answer = await askServer(
    'countSearch',
    {
      organisationId,
      yearId,
      search: { id, name, match, conditions },
      requestId: newestRequestId(now()),
    },
    v.nullable(Counts),
  );
  if (!answer.ok) return answer;
  return answer.value === null
    ? failed({ code: 'server/cancelled', message: 'A newer question took the place of this one' })
    : succeeded(answer.value);
}
