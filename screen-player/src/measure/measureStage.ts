import { inItemOrder, layoutFor } from 'evaluation';
import type { Item, ItemId } from 'shared-kernel/model';

import type { ItemBox } from '../stage/createItemBox';
import type { Painting, Stage } from '../stage/createStage';
import { parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import { backgroundOf } from './backgroundOf';
import type { Layer } from './backgroundOf';
import { contrastNeeded, contrastOf, painted } from './contrast';
import { pictureColours } from './pictureColours';
import { around, contains } from './rectangle';
import type { Rectangle } from './rectangle';

export interface ItemMeasure {
  readonly box: Rectangle;
  /** Around the lines of the text, a failed image's alternative text included; null where none is seen. */
  readonly text: Rectangle | null;
  readonly textLeavesBox: boolean;
  /** The box or its text; what is beyond the stage is not seen. */
  readonly leavesStage: boolean;
  readonly colour: Colour;
  /** What is behind the text where it is hardest to read; null where that cannot be known [P26]. */
  readonly background: Colour | null;
  /** 1-21, with that background; null without text, or where its background is not known. */
  readonly contrast: number | null;
  readonly contrastNeeded: number;
}

/**
 * [P26] Where everything on a still stage is, and whether it can be read. One layout of the page for all items.
 * Empty where the stage is not painted or not laid out.
 */
export function measureStage(stage: Stage): ReadonlyMap<ItemId, ItemMeasure> {
  const measures = new Map<ItemId, ItemMeasure>();
  const { painting } = stage;
  const toStage = painting === null ? null : rectangleReader(stage, painting);
  if (painting === null || toStage === null) return measures;

  const area: Rectangle = { left: 0, top: 0, ...painting.box };
  const base = groundOf(stage, painting);
  const layers: Layer[] = [];
  for (const item of inItemOrder(painting.content.items)) {
    const itemBox = stage.itemBox(item.id);
    if (itemBox === undefined) continue;
    const box = toStage(itemBox.element.getBoundingClientRect());
    const text = around(textRectangles(itemBox).map(toStage));
    layers.push({ area: box, colour: itemColour(item, text) });
    measures.set(item.id, {
      box,
      text,
      textLeavesBox: text !== null && !contains(box, text),
      leavesStage: !contains(area, box) || (text !== null && !contains(area, text)),
      ...legibility(item, text, base, layers),
      contrastNeeded: contrastNeeded(layoutFor(item, painting.view).font.size, item.font.weight),
    });
  }
  return measures;
}

/** Turns what the browser measures, after scaling, into the stage's own pixels. */
function rectangleReader(stage: Stage, { box }: Painting): ((seen: DOMRect) => Rectangle) | null {
  const seenStage = stage.element.getBoundingClientRect();
  const scale = seenStage.width / box.width;
  if (!(scale > 0 && Number.isFinite(scale))) return null;
  return (seen) => ({
    left: (seen.left - seenStage.left) / scale,
    top: (seen.top - seenStage.top) / scale,
    width: seen.width / scale,
    height: seen.height / scale,
  });
}

/** Word by word: blanks at the end of a line may hang out of the box unseen. */
function textRectangles({ textElement }: ItemBox): readonly DOMRect[] {
  const page = textElement.ownerDocument;
  const range = page.createRange();
  const nodes = page.createTreeWalker(textElement, NodeFilter.SHOW_TEXT);
  const rectangles: DOMRect[] = [];
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    for (const word of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      rectangles.push(...range.getClientRects());
    }
  }
  return rectangles.filter(({ width }) => width > 0);
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

type Ground = (area: Rectangle) => readonly Colour[] | null;

/** What lies behind all items: the stage's colour, those of its gradient, and what shows of its picture. */
function groundOf(stage: Stage, painting: Painting): Ground {
  const plain = painted(parseColour(painting.content.backgroundColour) ?? WHITE, WHITE);
  const parsed = painting.content.backgroundMotion.gradient.colours.map(parseColour);
  const gradient = parsed.filter((colour) => colour !== null);
  const below = gradient.length < 2 ? [plain] : gradient.map((colour) => painted(colour, plain));
  const image = stage.backgroundImage();
  if (image === null) return () => below;
  const picture = pictureColours(image, painting);
  return (area) =>
    picture?.(area).flatMap((pixel) =>
      pixel.alpha === 1 ? [pixel] : below.map((colour) => painted(pixel, colour)),
    ) ?? null;
}

const TRANSPARENT: Colour = { ...WHITE, alpha: 0 };

/** A picture that shows is no one colour. */
const itemColour = (item: Item, text: Rectangle | null): Colour | null =>
  item.type === 'image' && text === null
    ? null
    : (parseColour(item.backgroundColour) ?? TRANSPARENT);

function legibility(item: Item, text: Rectangle | null, base: Ground, layers: readonly Layer[]) {
  const colour = parseColour(item.font.colour) ?? BLACK;
  const behind = text === null ? null : backgroundOf(text, base(text), layers);
  return { colour, ...hardest(colour, behind ?? []) };
}

/** Where a text may be harder to read: a few stars of a night sky hide no word. */
const SHARE_PASSED_OVER = 0.05;

function hardest(
  colour: Colour,
  behind: readonly Colour[],
): Pick<ItemMeasure, 'background' | 'contrast'> {
  const judged = behind
    .map((background) => ({
      background,
      contrast: contrastOf(painted(colour, background), background),
    }))
    .sort((one, other) => one.contrast - other.contrast);
  return (
    judged[Math.floor(judged.length * SHARE_PASSED_OVER)] ?? { background: null, contrast: null }
  );
}
