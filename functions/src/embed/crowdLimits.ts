import type { Services } from '../services';
import { networkOf } from './networkOf';
import { rateLimit, type RateLimit } from '../access/rateLimit';

/**
 * How many requests are answered at once, and how many each second after that; shows and events apart. Behind one
 * address stands an office, a university or a whole mobile network in the hour of a campaign's send: its budget is for
 * them. A script without links is held by what its guesses cost, one with a link by that link's own budget.
 */
export const CROWD_LIMITS = {
  network: { burst: 3_000, perSecond: 50 },
  /** Of a network: what opens nothing. Links of its other people go on working. */
  guess: { burst: 120, perSecond: 2 },
  /** A link may be a family's. */
  link: { burst: 30, perSecond: 0.5 },
} as const;

export interface CrowdLimits {
  /** By the key of `networkKey`. */
  readonly network: RateLimit;
  readonly guess: RateLimit;
  readonly link: RateLimit;
}

export const crowdLimits = ({ now }: Pick<Services, 'now'>): CrowdLimits => ({
  network: rateLimit({ ...CROWD_LIMITS.network, now }),
  guess: rateLimit({ ...CROWD_LIMITS.guess, now }),
  link: rateLimit({ ...CROWD_LIMITS.link, now }),
});

/** What of one network shares a budget. */
export const networkKey = (kind: 'show' | 'event', address: string): string =>
  `${kind} ${networkOf(address)}`;
