import type { ScreenId, ScreensCombined, SearchId } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { SupporterEvaluation } from '../year/evaluateSupporter';
import { createMatchedSupporters, type MatchedSupporters } from './matchedSupporters';
import { hashText } from './stableHash';

export interface SearchTotals {
  readonly id: SearchId;
  readonly supportersMatched: number;
  /** Times an action matched → supporters; null without an action condition (D7). */
  readonly supportersMatchedSpread: Readonly<Record<string, number>> | null;
  readonly supportersMatchedEmails: readonly string[];
}

export interface ScreenTotals {
  readonly id: ScreenId;
  readonly supportersMatched: number;
  readonly supportersMatchedEmails: readonly string[];
}

export interface MatchResults {
  readonly searches: readonly SearchTotals[];
  readonly screens: readonly ScreenTotals[];
  readonly screensCombined: ScreensCombined;
}

export interface MatchTotals {
  add(supporterEmail: string, evaluation: SupporterEvaluation): void;
  results(): MatchResults;
  /** Those of one subject, for a driver that counts many supporters at once. */
  of(subject: string): MatchedSupporters;
}

/** What a sample of examples is about; examples differ between subjects (D2b). */
export const SUBJECTS = {
  search: (id: string) => `search:${id}`,
  screen: (id: string) => `screen:${id}`,
  screensMatched: (screens: number) => `screens:${screens}`,
} as const;

/** Counts supporters per search, screen and number of screens; their order does not matter (D2b). */
export const createMatchTotals = ({ searches, screens }: CompiledYear): MatchTotals => {
  const matched = new Map<string, MatchedSupporters>();
  const of = (subject: string): MatchedSupporters => {
    const known = matched.get(subject);
    if (known !== undefined) return known;
    const fresh = createMatchedSupporters(subject);
    matched.set(subject, fresh);
    return fresh;
  };

  const add = (email: string, { searchCounts, screenIds }: SupporterEvaluation): void => {
    const emailHash = hashText(email);
    for (const { id } of searches) {
      const count = searchCounts[id] ?? 0;
      if (count > 0) of(SUBJECTS.search(id)).add(email, emailHash, count);
    }
    for (const id of screenIds) of(SUBJECTS.screen(id)).add(email, emailHash, 1);
    of(SUBJECTS.screensMatched(screenIds.length)).add(email, emailHash, 1);
  };

  const searchTotals = (): readonly SearchTotals[] =>
    searches.map(({ id, hasActions }) => {
      const { spread, ...totals } = of(SUBJECTS.search(id)).results();
      return { id, ...totals, supportersMatchedSpread: hasActions ? spread : null };
    });
  const screenTotals = (): readonly ScreenTotals[] =>
    screens.map(({ definition: { id } }) => {
      const { supportersMatched, supportersMatchedEmails } = of(SUBJECTS.screen(id)).results();
      return { id, supportersMatched, supportersMatchedEmails };
    });
  /** Only numbers of screens that somebody matches; matching none is no combination (spec §2). */
  const combined = (): ScreensCombined =>
    Object.fromEntries(
      screens.flatMap((_, index) => {
        const subject = SUBJECTS.screensMatched(index + 1);
        const { supportersMatched, supportersMatchedEmails } = of(subject).results();
        if (supportersMatched === 0) return [];
        const entry = { total: supportersMatched, supporterEmails: supportersMatchedEmails };
        return [[String(index + 1), entry]];
      }),
    );

  return {
    add,
    results: () => ({
      searches: searchTotals(),
      screens: screenTotals(),
      screensCombined: combined(),
    }),
    of,
  };
};
