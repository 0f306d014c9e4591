import { DEFAULT_CONTENT, DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

interface Place {
  readonly top?: number;
  readonly horizontal?: number;
  readonly maxWidth?: number;
}

/** A screen that stays long enough for every movement to end. */
export const aContent = (...items: readonly Item[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  delayAfterLastItem: 5,
  items: items.map((item, order) => ({ ...item, order })),
});

/** Appears together with the item before it, in the same place in every view. */
export const aText = (
  id: string,
  text: string,
  changes: Partial<Item> = {},
  { top = 10, horizontal = 10, maxWidth = 80 }: Place = {},
): Item => ({
  ...defaultItem(id as ItemId, 0),
  text,
  delay: 0,
  screenSizes: {
    mobilePortrait: { ...DEFAULT_LAYOUT, maxWidth, position: { top, horizontal } },
  },
  ...changes,
});

export const anImage = (
  id: string,
  url: string,
  changes: Partial<Item> = {},
  place: Place = { top: 50, horizontal: 20, maxWidth: 30 },
): Item => ({ ...aText(id, 'A picture', {}, place), type: 'image', url, ...changes });
