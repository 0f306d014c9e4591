import type { FieldListEntry } from 'shared-kernel/model';
import { compareText } from 'evaluation';

export const STORED_SPREAD_KEYS = 1000;
export const OTHER = 'other';

/** A spread as it is stored: its commonest keys, the rest as `other` (D2e). One that was limited stays as it is. */
export const limitSpread = (
  spread: FieldListEntry['spread'],
  keys: number = STORED_SPREAD_KEYS,
): FieldListEntry['spread'] => {
  const entries = Object.entries(spread).filter(([key]) => key !== OTHER);
  if (entries.length <= keys) return spread;
  const commonest = entries.sort(
    ([leftKey, left], [rightKey, right]) => right - left || compareText(leftKey, rightKey),
  );
  const others = commonest.slice(keys).reduce((sum, [, count]) => sum + count, spread[OTHER] ?? 0);
  return Object.fromEntries([...commonest.slice(0, keys), [OTHER, others]]);
};
