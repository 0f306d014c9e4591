import type { Item } from 'shared-kernel/model';

import { fontFamily } from '../style/fontFamily';
import { adoptFamily } from './adoptFamily';

/**
 * [P60] Asks for the fonts of items, those of their own letters alone, and resolves when they have come or failed; at once
 * where the browser has none to ask.
 */
export async function bringFonts(
  page: Document,
  items: readonly Pick<Item, 'font' | 'text'>[],
  ownOrigin: string,
): Promise<void> {
  for (const { font } of items) adoptFamily(page, font.family, ownOrigin);
  if (!('fonts' in page)) return;
  await Promise.allSettled(
    items.map(({ font: { style, weight, family }, text }) =>
      // Of any size: which file it is does not depend on that.
      page.fonts.load(`${style} ${weight} 16px ${fontFamily(family)}`, text),
    ),
  );
}
