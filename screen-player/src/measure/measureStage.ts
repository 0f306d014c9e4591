import { inLayerOrder, layoutFor } from 'evaluation';
import { textsOfItem, type Item, type ItemId, type View } from 'shared-kernel/model';

import type { ItemBox } from '../stage/createItemBox';
import type { Painting, Stage } from '../stage/createStage';
import { parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import { backgroundOf } from './backgroundOf';
import type { Layer } from './backgroundOf';
import { contrastNeeded, painted } from './contrast';
import { drawnContrast, groundOf, legibility, seenLayer } from './legibility';
import { boundsOf, outlineContains, outlineOf, turnedWith } from './outline';
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
  /** [P48] 1-21, of what a progress or a chart draws; null where nothing is drawn or what is behind it is not known. */
  readonly drawnContrast: number | null;
}

/**
 * [P26] Where everything on a still stage is, and whether it can be read. Boxes and texts are those of items that are not
 * turned; `turnedWith` turns them. `language`: of the texts, by which numbers of charts are read. One layout of the page for all items. Empty where the stage is not painted or not laid out.
 */
export function measureStage(stage: Stage, language?: string): ReadonlyMap<ItemId, ItemMeasure> {
  const measures = new Map<ItemId, ItemMeasure>();
  const { painting } = stage;
  const toStage = painting === null ? null : rectangleReader(stage, painting);
  if (painting === null || toStage === null) return measures;

  const area = outlineOf({ left: 0, top: 0, ...painting.box });
  const base = behindAll(stage, painting);
  const layers: Layer[] = [];
  for (const item of inLayerOrder(painting.content.items)) {
    const itemBox = stage.itemBox(item.id);
    // [P45] Of a chart without data nothing is seen.
    if (itemBox === undefined || (item.type === 'chart' && itemBox.element.firstChild === null))
      continue;
    const box = toStage(itemBox.element.getBoundingClientRect());
    const text = around(itemBox.level(() => textRectangles(itemBox)).map(toStage));
    const letters = text === null ? null : turnedWith(item, box, text);
    const ground = groundOf(item, box, text);
    const whole = turnedWith(item, box, box);
    measures.set(item.id, {
      box,
      text,
      textLeavesBox: text !== null && !contains(box, text),
      leavesStage:
        !outlineContains(area, whole) || (letters !== null && !outlineContains(area, letters)),
      ...legibility(
        item,
        ground,
        letters,
        letters && backgroundOf(letters, base(boundsOf(letters)), layers),
      ),
      drawnContrast: draws(item)
        ? drawnContrast(
            item,
            ground,
            whole,
            backgroundOf(whole, base(boundsOf(whole)), layers),
            language,
          )
        : null,
      contrastNeeded: contrastNeeded(smallestFontPx(item, painting.view), item.font.weight),
    });
    layers.push(seenLayer(item, ground));
  }
  return measures;
}

const draws = ({ type }: Item): boolean => type === 'progress' || type === 'chart';

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

type Ground = (area: Rectangle) => readonly Colour[] | null;

/** What lies behind all items: the stage's colour, those of its gradient, and what shows of its picture. */
function behindAll(stage: Stage, painting: Painting): Ground {
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

/** [P43] What stands around a figure or in a chart is smaller than its text, and never large. */
const smallestFontPx = (item: Item, view: View): number =>
  (item.figure === null && !item.chart) ||
  textsOfItem(item)
    .slice(1)
    .every((text) => text === '')
    ? layoutFor(item, view).font.size
    : 0;
