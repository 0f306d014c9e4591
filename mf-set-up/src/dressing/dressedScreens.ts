import { redressedFrom } from 'brand-kit';
import {
  completeScreen,
  type BrandKit,
  type Screen,
  type ScreenContent,
} from 'shared-kernel/model';

/** A screen that is another one in the kit. */
export interface DressedScreen {
  readonly screen: Screen;
  readonly content: ScreenContent;
}

/** The screens that change when they are led to the kit, in the year's order. */
export const dressedScreens = (
  screens: readonly Screen[],
  former: readonly BrandKit[],
  kit: BrandKit,
): readonly DressedScreen[] =>
  screens
    .map(completeScreen)
    .toSorted((one, other) => one.order - other.order)
    .map((screen) => ({ screen, content: redressedFrom(screen.content, former, kit) }))
    .filter(({ screen, content }) => content !== screen.content);
