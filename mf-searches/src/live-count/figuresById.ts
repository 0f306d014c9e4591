import type { ConditionId, PartCounts, SearchCounts } from 'shared-kernel/model';

/** What each condition and group of a search comes to alone, those within groups too. */
export const figuresById = (counts: SearchCounts | null): ReadonlyMap<ConditionId, PartCounts> =>
  new Map(
    (counts?.conditions ?? [])
      .flatMap(({ within = [], ...own }): readonly PartCounts[] => [own, ...within])
      .map((one) => [one.id, one]),
  );
