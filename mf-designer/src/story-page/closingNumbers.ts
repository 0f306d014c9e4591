import { neverSharedIn, numbersOnCard } from 'evaluation';
import type { LikenessNumber } from 'shared-kernel/closing-card';
import { namesNeverShared, type ClosingCard } from 'shared-kernel/model';

import { dataModeOf, FALLBACKS_ONLY } from '../editor/preview/dataMode';
import { sampleContext } from '../editor/preview/sampleContext';
import type { YearData } from '../editor/year-data/yearDataAtom';

/** The numbers of a closing card with examples of the year's data. */
export const closingNumbers = (
  { numbers }: ClosingCard,
  year: YearData,
): readonly LikenessNumber[] =>
  numbersOnCard(
    numbers,
    neverSharedIn(year.compiled, namesNeverShared(year.fields)),
    sampleContext(dataModeOf('random-1').sample ?? FALLBACKS_ONLY.sample, year),
  );
