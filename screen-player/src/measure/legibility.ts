import type { Item } from 'shared-kernel/model';

import { valueColour } from '../charts/chartColours';
import { readChart } from '../charts/readChart';
import { parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import type { Layer } from './backgroundOf';
import { contrastOf, painted } from './contrast';
import { groundOutline, outlineContains, outlinesOverlap } from './outline';
import type { Outline } from './outline';
import type { Rectangle } from './rectangle';

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const TRANSPARENT: Colour = { ...BLACK, alpha: 0 };

/** An item's own ground, its gradient over its colour; a picture that shows is no one colour. */
export const groundOf = (item: Item, box: Rectangle, text: Rectangle | null): Layer => ({
  area: groundOutline(item, box),
  colours: item.type === 'image' && text === null ? null : ownColours(item),
});

/** An item's ground as others see it behind them: through its opacity. */
export const seenLayer = (item: Item, { area, colours }: Layer): Layer => ({
  area,
  colours: colours?.map((colour) => seenThrough(colour, opacityOf(item))) ?? null,
});

/**
 * [P26] The colour of an item's letters and what they are to be read on, where that is hardest. It is seen through as a
 * whole: the letters lie on its own ground first, and then both on what is `behind` it (null: not known).
 */
export function legibility(
  item: Item,
  ground: Layer,
  letters: Outline | null,
  behind: readonly Colour[] | null,
) {
  const colour = parseColour(item.font.colour) ?? BLACK;
  const own = letters === null ? null : ownBehind(ground, letters);
  return { colour, ...hardest(judge(item, colour, own, behind)) };
}

/**
 * [P48] How well what a progress or a chart draws is told from what it is drawn on, where that is hardest: what is done
 * from its track, bars and parts from the ground. null where nothing is drawn, or what is behind it is not known.
 */
export function drawnContrast(
  item: Item,
  ground: Layer,
  box: Outline,
  behind: readonly Colour[] | null,
  language?: string,
): number | null {
  const own = ownBehind(ground, box);
  const judged = drawnOn(item, language).map(({ colour, on }) =>
    hardest(judge(item, colour, own?.map((below) => layered(on, below)) ?? null, behind)),
  );
  const contrasts = judged.flatMap(({ contrast }) => contrast ?? []);
  return contrasts.length === 0 ? null : Math.min(...contrasts);
}

interface Drawn {
  readonly colour: Colour;
  /** Between it and the item's ground. */
  readonly on: Colour;
}

function drawnOn(item: Item, language: string | undefined): readonly Drawn[] {
  const { type, figure, chart } = item;
  if (type === 'progress' && figure !== null) {
    const [colour, on] = [parseColour(figure.colour), parseColour(figure.trackColour)];
    return [{ colour: colour ?? TRANSPARENT, on: on ?? TRANSPARENT }];
  }
  const read = readChart(item, language);
  if (read === null || !chart) return [];
  return read.values.flatMap(({ number, colour }, place) =>
    number === null || number === 0
      ? []
      : [
          {
            colour: parseColour(valueColour(chart, colour, place)) ?? TRANSPARENT,
            on: TRANSPARENT,
          },
        ],
  );
}

/** A colour on the item's own ground, with what is behind both, for every colour that they may be. */
function judge(
  item: Item,
  colour: Colour,
  own: readonly Colour[] | null,
  behind: readonly Colour[] | null,
): readonly Judged[] {
  const opacity = opacityOf(item);
  const hides = own?.every(({ alpha }) => alpha * opacity === 1) === true;
  return (hides ? [BLACK] : (behind ?? [])).flatMap((below) =>
    (own ?? []).map((on) => {
      const background = painted(seenThrough(on, opacity), below);
      const written = painted(seenThrough(layered(colour, on), opacity), below);
      return { background, contrast: contrastOf(written, background) };
    }),
  );
}

interface Judged {
  readonly background: Colour;
  readonly contrast: number;
}

/** Where a text may be harder to read: a few stars of a night sky hide no word. */
const SHARE_PASSED_OVER = 0.05;

function hardest(judged: readonly Judged[]): Judged | Record<keyof Judged, null> {
  const sorted = [...judged].sort((one, other) => one.contrast - other.contrast);
  return (
    sorted[Math.floor(sorted.length * SHARE_PASSED_OVER)] ?? { background: null, contrast: null }
  );
}

function ownColours({ backgroundColour, look }: Item): readonly Colour[] {
  const plain = parseColour(backgroundColour) ?? TRANSPARENT;
  const gradient = (look?.gradient.colours ?? [])
    .map(parseColour)
    .filter((colour) => colour !== null);
  return gradient.length < 2 ? [plain] : gradient.map((colour) => layered(colour, plain));
}

/** null where the letters lie over the edge of their own ground. */
function ownBehind({ area, colours }: Layer, letters: Outline): readonly Colour[] | null {
  const isClear = colours?.every(({ alpha }) => alpha === 0) === true;
  if (isClear || !outlinesOverlap(area, letters)) return [TRANSPARENT];
  return outlineContains(area, letters) ? colours : null;
}

/** Two colours before anything is behind them. */
function layered(above: Colour, below: Colour): Colour {
  const alpha = above.alpha + below.alpha * (1 - above.alpha);
  const mix = (part: 'red' | 'green' | 'blue') =>
    alpha === 0
      ? 0
      : (above[part] * above.alpha + below[part] * below.alpha * (1 - above.alpha)) / alpha;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha };
}

const seenThrough = (colour: Colour, opacity: number): Colour => ({
  ...colour,
  alpha: colour.alpha * opacity,
});

const opacityOf = ({ look }: Pick<Item, 'look'>): number => look?.opacity ?? 1;
