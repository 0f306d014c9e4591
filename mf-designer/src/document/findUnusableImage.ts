import { imageAddress } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder } from './inListOrder';

/** Where an address stands that will never be shown (D23): at an item, or at the screen's background. */
export type UnusableImage = { readonly itemId: ItemId } | 'background';

/** The first of them, or null. No address at all is none of them, nor is one that no image uses. */
export function findUnusableImage(content: ScreenContent): UnusableImage | null {
  const item = inListOrder(content).find(({ type, url }) => type === 'image' && isUnusable(url));
  if (item !== undefined) return { itemId: item.id };
  return isUnusable(content.backgroundImage) ? 'background' : null;
}

export const isUnusable = (address: string): boolean =>
  address.trim() !== '' && imageAddress(address) === null;
