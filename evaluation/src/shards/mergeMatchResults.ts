import type { ScreensCombined } from 'shared-kernel/model';
import {
  SUBJECTS,
  type MatchResults,
  type ScreenTotals,
  type SearchTotals,
} from '../totals/matchTotals';
import { createTally } from '../totals/tally';
import { mergedExamples } from './mergedExamples';
import { mergedEach, summed } from './summed';

/** What `evaluateColumns` gives of all supporters, from what it gave of each of their shards by the same options. */
export const mergeMatchResults = (shards: readonly MatchResults[]): MatchResults => ({
  searches: mergedEach(
    shards.map(({ searches }) => searches),
    ({ id, supportersMatchedSpread }, all) => ({
      ...mergedTotals(SUBJECTS.search(id), all),
      id,
      supportersMatchedSpread: supportersMatchedSpread && mergedSpread(all),
    }),
  ),
  screens: mergedEach(
    shards.map(({ screens }) => screens),
    ({ id }, all) => ({ ...mergedTotals(SUBJECTS.screen(id), all), id }),
  ),
  screensCombined: mergedCombinations(shards.map(({ screensCombined }) => screensCombined)),
});

type Totals = Omit<ScreenTotals, 'id'>;

const mergedTotals = (subject: string, parts: readonly Totals[]): Totals => ({
  ...summed(parts, ['supportersMatched']),
  supportersMatchedEmails: mergedExamples(
    subject,
    parts.map(({ supportersMatchedEmails }) => supportersMatchedEmails),
  ),
});

const mergedSpread = (
  parts: readonly Pick<SearchTotals, 'supportersMatchedSpread'>[],
): Record<string, number> => {
  const tally = createTally();
  for (const { supportersMatchedSpread } of parts)
    for (const [times, supporters] of Object.entries(supportersMatchedSpread ?? {}))
      tally.count(times, supporters);
  return Object.fromEntries(tally.entries());
};

/** A part has only the numbers of screens that somebody of it matches. */
const mergedCombinations = (parts: readonly ScreensCombined[]): ScreensCombined => {
  const numbers = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...numbers].map((number) => {
      const all = parts.flatMap((part) => part[number] ?? []);
      const supporterEmails = mergedExamples(
        SUBJECTS.screensMatched(Number(number)),
        all.map((one) => one.supporterEmails),
      );
      return [number, { ...summed(all, ['total']), supporterEmails }];
    }),
  );
};
