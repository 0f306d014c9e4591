import type { CalculatedFigures, ShareOf } from 'shared-kernel/model';

/**
 * With fewer values than these there is no share and no rank [E80]: a step would be the value of one person whom others
 * know to be there.
 */
export const FEWEST_RANKED = 20;

const PERCENT = 100;

type Thresholds = CalculatedFigures['thresholds'];

export interface Distribution {
  /** The values of those who have one, upwards. */
  readonly sorted: Float64Array;
  /** Supporters among whom the others are: those without a value come below all others. */
  readonly supporters: number;
}

/**
 * What a value must lie above to be more than that of 1, 2, 3 … in `of` supporters; null where those without a value are
 * as many, so that any value does.
 */
export const shareThresholds = ({ sorted, supporters }: Distribution, of: ShareOf): Thresholds => {
  if (sorted.length < FEWEST_RANKED) return null;
  const missing = supporters - sorted.length;
  return Array.from({ length: of - 1 }, (_, index) => {
    const below = Math.ceil(((index + 1) * supporters) / of) - missing;
    return below <= 0 ? null : (sorted[below - 1] ?? null);
  });
};

/** What a value must come to, to be among the first 1, 2, 3 … percent; null where these are nobody. */
export const rankThresholds = ({ sorted, supporters }: Distribution): Thresholds => {
  if (sorted.length < FEWEST_RANKED) return null;
  return Array.from({ length: PERCENT }, (_, index) => {
    const places = Math.floor(((index + 1) * supporters) / PERCENT);
    return places === 0 ? null : (sorted[Math.max(0, sorted.length - places)] ?? null);
  });
};
