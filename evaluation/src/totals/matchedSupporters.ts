import { createStableSample, type StableSample } from './stableSample';
import { createTally, type Tally } from './tally';

/** Who matches one search, screen or number of screens. */
export interface MatchedSupporters {
  /** `emailHash` is `hashText(email)`; `count` is above 0. */
  add(email: string, emailHash: number, count: number): void;
  results(): {
    readonly supportersMatched: number;
    readonly supportersMatchedEmails: readonly string[];
    readonly spread: Readonly<Record<string, number>>;
  };
  /** Count → supporters. */
  readonly tally: Tally;
  readonly sample: StableSample<null>;
}

export const createMatchedSupporters = (subject: string): MatchedSupporters => {
  const tally = createTally();
  const sample = createStableSample<null>(subject);
  return {
    add: (email, emailHash, count) => {
      tally.count(String(count));
      sample.add(email, emailHash, null);
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
