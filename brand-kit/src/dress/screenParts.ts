import { hexOf, parseColour } from 'screen-player';
import type { Item, ScreenContent } from 'shared-kernel/model';

import { hasKitCorners, isLarge } from './kitLook';

/** What of a screen a kit may decide, and what becomes of each. Colours are whole ones, as `#rrggbb`. */
export interface PartChanges {
  readonly ground: (colour: string) => string;
  /** `on`: what the words stand on. */
  readonly ink: (colour: string, on: string) => string;
  readonly fill: (colour: string) => string;
  readonly family: (family: string, large: boolean) => string;
  readonly corners: (radius: number) => number;
  readonly picture: (address: string) => string;
}

/** The screen with these changes made wherever a kit may decide; the very same one where they change nothing. */
export function withParts(content: ScreenContent, changes: PartChanges): ScreenContent {
  const { ground } = changes;
  const { gradient } = content.backgroundMotion;
  const after: ScreenContent = {
    ...content,
    backgroundColour: whole(content.backgroundColour, ground),
    backgroundMotion: {
      ...content.backgroundMotion,
      gradient: { ...gradient, colours: gradient.colours.map((colour) => whole(colour, ground)) },
    },
    items: content.items.map((item) => withItemParts(item, content.backgroundColour, changes)),
  };
  return JSON.stringify(after) === JSON.stringify(content) ? content : after;
}

function withItemParts(item: Item, background: string, changes: PartChanges): Item {
  const { fill, ink, family, corners, picture } = changes;
  const { font, look, figure, chart } = item;
  const on = wholeColour(item.backgroundColour) ?? wholeColour(background) ?? '';
  return {
    ...item,
    url: picture(item.url),
    font: {
      ...font,
      family: family(font.family, isLarge(item)),
      colour: whole(font.colour, (colour) => ink(colour, on)),
    },
    backgroundColour: whole(item.backgroundColour, fill),
    look: look && {
      ...look,
      cornerRadius:
        look.cornerRadius === null || !hasKitCorners(item)
          ? look.cornerRadius
          : corners(look.cornerRadius),
      border: { ...look.border, colour: whole(look.border.colour, fill) },
      shadow: { ...look.shadow, colour: whole(look.shadow.colour, fill) },
      gradient: {
        ...look.gradient,
        colours: look.gradient.colours.map((colour) => whole(colour, fill)),
      },
    },
    figure: figure && {
      ...figure,
      colour: whole(figure.colour, fill),
      trackColour: whole(figure.trackColour, fill),
    },
    chart: chart && {
      ...chart,
      colour: whole(chart.colour, fill),
      trackColour: whole(chart.trackColour, fill),
      values: chart.values.map((one) => ({ ...one, colour: whole(one.colour, fill) })),
    },
  };
}

/** What lets its ground through is no colour of a kit. */
function whole(written: string, change: (colour: string) => string): string {
  const colour = wholeColour(written);
  if (colour === null) return written;
  const next = change(colour);
  return next === colour ? written : next;
}

function wholeColour(written: string): string | null {
  const colour = parseColour(written);
  return colour?.alpha === 1 ? hexOf(colour) : null;
}
