import type { TopValue } from 'shared-kernel/model';
import { compareText } from 'evaluation';

/** A value that fewer supporters share could point at somebody (D415). */
export const LEAST_SHARING = 5;
export const MOST_TOP_VALUES = 30;
/** Characters; a longer text is a note rather than a choice. */
const LONGEST = 100;

/**
 * The commonest texts of a field, trimmed as comparisons trim them, the commonest first [E90]. None that holds an email,
 * since the field list is read where addresses are masked, too (D375).
 */
export const createTopValues = () => {
  const counts = new Map<string, number>();
  return {
    add: (raw: string, times: number): void => {
      const text = raw.trim();
      if (text === '' || text.length > LONGEST || text.includes('@')) return;
      counts.set(text, (counts.get(text) ?? 0) + times);
    },
    result: (): readonly TopValue[] =>
      Array.from(counts, ([value, count]) => ({ value, count }))
        .filter(({ count }) => count >= LEAST_SHARING)
        .sort((one, other) => other.count - one.count || compareText(one.value, other.value))
        .slice(0, MOST_TOP_VALUES),
  };
};
