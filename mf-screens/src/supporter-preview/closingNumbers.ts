import { evaluationState, neverSharedIn, numbersOnCard, placeholderContext } from 'evaluation';
import type { LikenessNumber } from 'shared-kernel/closing-card';
import { namesNeverShared, type ClosingCard } from 'shared-kernel/model';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';

/** The numbers on a supporter's closing card. */
export const closingNumbers = (
  { numbers }: ClosingCard,
  { compiled, supporter, fields }: SupporterScreens,
): readonly LikenessNumber[] =>
  numbersOnCard(
    numbers,
    neverSharedIn(compiled, namesNeverShared(fields)),
    placeholderContext(compiled, evaluationState(compiled, supporter)),
  );
