import type { BrokenUse, ImportCheck } from 'shared-kernel/model';
import { fittingBytes } from '../fittingBytes';
import { MAX_USES_BYTES } from '../limits';

/** The uses that a record has room for, in their order, and how many more there are. */
export function namedUses(
  uses: readonly BrokenUse[],
): Pick<ImportCheck, 'brokenUses' | 'brokenUsesMore'> {
  const fits = fittingBytes(MAX_USES_BYTES);
  const brokenUses = uses
    .map(({ fieldName, searches, screens }) => ({
      fieldName,
      searches: searches.filter((search) => fits({ fieldName, searches: [search], screens: [] })),
      screens: screens.filter((screen) => fits({ fieldName, searches: [], screens: [screen] })),
    }))
    .filter((use) => countOf(use) > 0);
  return { brokenUses, brokenUsesMore: sumOf(uses) - sumOf(brokenUses) };
}

const countOf = ({ searches, screens }: BrokenUse): number => searches.length + screens.length;
const sumOf = (uses: readonly BrokenUse[]): number =>
  uses.reduce((sum, use) => sum + countOf(use), 0);
