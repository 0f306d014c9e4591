import { contrastOf, hexOf, parseColour, type Colour } from 'screen-player';
import { DEFAULT_LAYOUT, type Item, type Layout } from 'shared-kernel/model';

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** WCAG 2.2 AA for text of any size. */
const READABLE = 4.5;

/** Where none of the organisation's colours bears white letters. */
const DARK_GROUND = '#1d2433';

const PADDING = 14;

/** [S84] How a new button looks: filled with the first of the colours on which white can be read. */
export const newButton = (item: Item, colours: readonly string[]): Item => ({
  ...item,
  horizontalAlignment: 'center',
  font: { ...item.font, colour: hexOf(WHITE), weight: 'bold' },
  backgroundColour: colours.find(bearsWhite) ?? DARK_GROUND,
});

export const NEW_BUTTON_LAYOUT: Layout = { ...DEFAULT_LAYOUT, padding: PADDING };

function bearsWhite(written: string): boolean {
  const colour = parseColour(written);
  return colour?.alpha === 1 && contrastOf(WHITE, colour) >= READABLE;
}
