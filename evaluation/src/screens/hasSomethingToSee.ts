import type { ScreenContent } from 'shared-kernel/model';

/**
 * Whether a screen shows anything to somebody for whom these items of it show: one of them, or the picture behind them.
 * A screen that does not is none for them, whatever it matches.
 */
export const hasSomethingToSee = (
  { backgroundImage }: Pick<ScreenContent, 'backgroundImage'>,
  shownItems: readonly unknown[],
): boolean => shownItems.length > 0 || backgroundImage !== '';
