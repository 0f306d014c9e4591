import { fontFamily } from '../style/fontFamily';
import { adoptFamily } from './adoptFamily';
import type { FontsWanted } from './fontsWanted';

/**
 * [P60] Asks for the fonts of items, those of their own letters alone, and resolves when they have come or failed; at once
 * where the browser has none to ask.
 */
export async function bringFonts(
  page: Document,
  { items, fonts }: FontsWanted,
  ownOrigin: string,
): Promise<void> {
  for (const { font } of items) adoptFamily(page, font.family, ownOrigin, fonts);
  if (!('fonts' in page)) return;
  await Promise.allSettled(
    items.map(({ font: { style, weight, family }, text }) =>
      // Of any size: which file it is does not depend on that.
      page.fonts.load(`${style} ${weight} 16px ${fontFamily(family)}`, text),
    ),
  );
}
