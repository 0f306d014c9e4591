import { inItemOrder } from 'evaluation';
import type { ScreenContent } from 'shared-kernel/model';

import { contrastOf } from '../../measure/contrast';
import { formatColour, parseColour } from '../../style/colour';
import type { Colour } from '../../style/colour';

/** Less than this, two fields of colour look like one. */
const TOLD_APART = 1.3;

/** A colour of the two screens that neither has as its ground, so that the field is seen on both. */
export function wipeColour(before: ScreenContent, after: ScreenContent): string {
  const grounds = [before, after].map(({ backgroundColour }) => solid(backgroundColour) ?? WHITE);
  const letters = [after, before].flatMap(({ items }) =>
    inItemOrder(items)
      .filter(({ type }) => type !== 'shape')
      .map(({ font }) => solid(font.colour)),
  );
  const seen = [...letters, BLACK, WHITE].find(
    (colour) =>
      colour !== null && grounds.every((ground) => contrastOf(colour, ground) > TOLD_APART),
  );
  return formatColour(seen ?? BLACK);
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 16, green: 16, blue: 16, alpha: 1 };

function solid(text: string): Colour | null {
  const colour = parseColour(text);
  return colour === null ? null : { ...colour, alpha: 1 };
}
