import { contrastOf, formatColour, painted, parseColour } from 'screen-player';
import type { Colour } from 'screen-player';

/**
 * The colours of a card, as CSS. Whatever is written on the ground, or on `tone` or `deep`, which lie further from the
 * ink than the ground does, is written in `ink`; `line` is of lines, and nothing is written in it.
 */
export type CardColours = Readonly<Record<'ground' | 'tone' | 'deep' | 'ink' | 'line', string>>;

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
/** Where an organisation's colour cannot be read. */
const TEAL: Colour = { red: 15, green: 95, blue: 91, alpha: 1 };
/** WCAG 2.2 AA for text of any size; black or white reaches it on every colour. */
const LEGIBLE = 4.5;

export function coloursOf(colour: string | undefined): CardColours {
  const ground = painted(parseColour(colour ?? '') ?? TEAL, WHITE);
  const isDark = contrastOf(WHITE, ground) >= LEGIBLE;
  const [ink, away] = isDark ? [WHITE, BLACK] : [darkInk(ground), WHITE];
  const step = (share: number) => formatColour(painted({ ...away, alpha: share }, ground));
  return {
    ground: formatColour(ground),
    tone: step(isDark ? 0.16 : 0.34),
    deep: step(isDark ? 0.3 : 0.58),
    ink: formatColour(ink),
    line: formatColour(painted({ ...ink, alpha: 0.28 }, ground)),
  };
}

/** Nearly black with the ground's own hue, where that can be read. */
function darkInk(ground: Colour): Colour {
  const tinted = painted({ ...BLACK, alpha: 0.88 }, ground);
  return contrastOf(tinted, ground) >= LEGIBLE ? tinted : BLACK;
}
