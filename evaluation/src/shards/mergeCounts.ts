import type {
  ConditionCounts,
  PartCounts,
  ScreenAudience,
  SearchCounts,
  SearchImpact,
  SearchOverlap,
} from 'shared-kernel/model';
import { SUBJECTS } from '../totals/matchTotals';
import { mergedExamples } from './mergedExamples';
import { mergedEach, summed } from './summed';

/** Each of these gives what its function gives of all supporters, from what that gave of each of their shards: at least one. */

export const mergeSearchCounts = (shards: readonly SearchCounts[]): SearchCounts => ({
  ...summed(shards, ['total', 'supporters']),
  conditions: mergedEach(
    shards.map(({ conditions }) => conditions),
    ({ within, ...one }, all): ConditionCounts => ({
      ...mergedPart(one, all),
      ...summed(all, ['funnel']),
      ...(within && {
        within: mergedEach(
          all.map((other) => other.within ?? []),
          mergedPart,
        ),
      }),
    }),
  ),
  fault: shards[0]?.fault ?? null,
});

const mergedPart = <Part extends PartCounts>(part: Part, all: readonly Part[]): Part => ({
  ...part,
  ...summed(all, ['count', 'missingOnly', 'onExcludedBounds']),
});

export const mergeScreenAudiences = (shards: readonly ScreenAudience[]): ScreenAudience => ({
  ...summed(shards, ['supporters', 'matched']),
  items: mergedEach(
    shards.map(({ items }) => items),
    (item, all) => ({
      ...item,
      ...summed(all, ['shown']),
      placeholders: mergedEach(
        all.map(({ placeholders }) => placeholders),
        (placeholder, others) => ({
          ...placeholder,
          ...summed(others, ['missing', 'unreadable', 'zero', 'negative', 'one']),
        }),
      ),
    }),
  ),
});

export const mergeSearchOverlaps = (shards: readonly SearchOverlap[]): SearchOverlap =>
  summed(shards, ['supporters', 'both', 'onlyFirst', 'onlySecond']);

/** `searchId`: of the edited search. */
export const mergeSearchImpacts = (
  searchId: string,
  shards: readonly SearchImpact[],
): SearchImpact => {
  const examples = (of: 'matched' | 'gained' | 'lost') => ({
    supporterEmails: mergedExamples(
      SUBJECTS.search(searchId),
      shards.map((shard) => shard[of].supporterEmails),
    ),
  });
  return {
    ...summed(shards, ['supporters']),
    search: summed(
      shards.map(({ search }) => search),
      CHANGES,
    ),
    matched: examples('matched'),
    gained: examples('gained'),
    lost: examples('lost'),
    searches: mergedEach(
      shards.map(({ searches }) => searches),
      (search, all) => ({ ...search, ...summed(all, CHANGES) }),
    ),
    screens: mergedEach(
      shards.map(({ screens }) => screens),
      (screen, all) => ({ ...screen, ...summed(all, CHANGES) }),
    ),
  };
};

const CHANGES = ['before', 'after', 'gained', 'lost'] as const;
