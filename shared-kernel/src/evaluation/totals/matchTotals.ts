import type { ScreenId, ScreensCombined, SearchId } from 'shared-kernel/model';
import type { CompiledYear } from '../compileYear';
import type { SupporterEvaluation } from '../evaluateSupporter';
import { createTally, type Tally } from './tally';
import { createStableSample, type StableSample } from './stableSample';
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

export interface MatchTotals {
  add(supporterEmail: string, evaluation: SupporterEvaluation): void;
  /** Takes in the totals of other supporters of the same compiled year (shards, workers). */
  merge(other: MatchTotals): void;
  results(): {
    readonly searches: readonly SearchTotals[];
    readonly screens: readonly ScreenTotals[];
    readonly screensCombined: ScreensCombined;
  };
  /** For merge only. */
  readonly matched: ReadonlyMap<string, MatchedSupporters>;
}

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
      if (count > 0) of(`search:${id}`).add(email, emailHash, count);
    }
    for (const id of screenIds) of(`screen:${id}`).add(email, emailHash, 1);
    of(`screens:${screenIds.length}`).add(email, emailHash, 1);
  };

  const searchTotals = (): readonly SearchTotals[] =>
    searches.map(({ id, hasActions }) => {
      const { spread, ...totals } = of(`search:${id}`).results();
      return { id, ...totals, supportersMatchedSpread: hasActions ? spread : null };
    });
  const screenTotals = (): readonly ScreenTotals[] =>
    screens.map(({ definition: { id } }) => {
      const { supportersMatched, supportersMatchedEmails } = of(`screen:${id}`).results();
      return { id, supportersMatched, supportersMatchedEmails };
    });
  /** Only numbers of screens that somebody matches; matching none is no combination (spec §2). */
  const combined = (): ScreensCombined =>
    Object.fromEntries(
      screens.flatMap((_, index) => {
        const { supportersMatched, supportersMatchedEmails } = of(`screens:${index + 1}`).results();
        if (supportersMatched === 0) return [];
        const entry = { total: supportersMatched, supporterEmails: supportersMatchedEmails };
        return [[String(index + 1), entry]];
      }),
    );

  return {
    add,
    merge: (other) => other.matched.forEach((theirs, subject) => of(subject).merge(theirs)),
    results: () => ({
      searches: searchTotals(),
      screens: screenTotals(),
      screensCombined: combined(),
    }),
    matched,
  };
};

interface MatchedSupporters {
  add(email: string, emailHash: number, count: number): void;
  merge(other: MatchedSupporters): void;
  results(): {
    readonly supportersMatched: number;
    readonly supportersMatchedEmails: readonly string[];
    readonly spread: Readonly<Record<string, number>>;
  };
  readonly tally: Tally;
  readonly sample: StableSample<null>;
}

const createMatchedSupporters = (subject: string): MatchedSupporters => {
  const tally = createTally();
  const sample = createStableSample<null>(subject);
  return {
    add: (email, emailHash, count) => {
      tally.count(String(count));
      sample.add(email, emailHash, null);
    },
    merge: (other) => {
      tally.merge(other.tally);
      sample.merge(other.sample);
    },
    results: () => {
      const spread = Object.fromEntries(tally.entries());
      return {
        supportersMatched: Object.values(spread).reduce((sum, times) => sum + times, 0),
        supportersMatchedEmails: sample.entries().map(({ email }) => email),
        spread,
      };
    },
    tally,
    sample,
  };
};
