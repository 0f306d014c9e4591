import { RecentMap } from '../RecentMap';

export interface RateLimitOptions {
  /** How many may come at once. */
  readonly burst: number;
  /** How many may come each second after that. */
  readonly perSecond: number;
  readonly now: () => Date;
}

/** Takes one for a key: 0 where that was allowed, else the whole seconds until it is. */
export type RateLimit = (key: string) => number;

/** Keys that are remembered; whoever is forgotten has a full bucket again. */
const MOST_KEYS = 20_000;

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/** A bucket of tokens for each key, in the memory of this process. */
export function rateLimit({ burst, perSecond, now }: RateLimitOptions): RateLimit {
  const buckets = new RecentMap<string, Bucket>(MOST_KEYS);

  return (key) => {
    const atMs = now().getTime();
    const before = buckets.get(key) ?? { tokens: burst, atMs };
    const passedMs = Math.max(0, atMs - before.atMs);
    const tokens = Math.min(burst, before.tokens + (passedMs / 1000) * perSecond);
    if (tokens >= 1) {
      buckets.set(key, { tokens: tokens - 1, atMs });
      return 0;
    }
    buckets.set(key, { tokens, atMs });
    return Math.ceil((1 - tokens) / perSecond);
  };
}
