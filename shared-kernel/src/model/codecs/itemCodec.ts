import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { DEFAULT_BUTTON_TEXT, DEFAULT_LAYOUT, DEFAULT_NUMBER_TEXT, defaultItem } from '../defaults';
import { asId, type ItemId } from '../ids';
import {
  ALIGNMENTS,
  ANIMATIONS,
  ITEM_TYPES,
  VERTICAL_ALIGNMENTS,
  type Item,
  type ItemType,
  type Layout,
} from '../screen';
import type { View } from '../view';
import { boundedNumber } from './boundedNumber';
import { conditionsSchema } from './conditionCodec';
import { focusSchema } from './focusSchema';
import { chartOf, chartSchema } from './chartCodec';
import {
  figureOf,
  figureSchema,
  lookSchema,
  photoOf,
  photoSchema,
  shapeOf,
  shapeSchema,
} from './lookCodec';
import { itemMotionSchema } from './motionCodec';
import { bounded, counted, known, text } from './schemas';

const DEFAULTS = defaultItem(asId<ItemId>(''), 0);

const LayoutSchema = v.object({
  maxWidth: bounded(BOUNDS.widthPercent, DEFAULT_LAYOUT.maxWidth),
  position: v.nullish(
    v.object({
      top: bounded(BOUNDS.placePercent, DEFAULT_LAYOUT.position.top),
      horizontal: bounded(BOUNDS.placePercent, DEFAULT_LAYOUT.position.horizontal),
    }),
    DEFAULT_LAYOUT.position,
  ),
  font: v.nullish(
    v.object({
      size: bounded(BOUNDS.pixels, DEFAULT_LAYOUT.font.size),
      lineHeight: bounded(BOUNDS.pixels, DEFAULT_LAYOUT.font.lineHeight),
    }),
    DEFAULT_LAYOUT.font,
  ),
  padding: bounded(BOUNDS.pixels, DEFAULT_LAYOUT.padding),
  height: v.nullish(boundedNumber(BOUNDS.widthPercent), DEFAULT_LAYOUT.height),
  verticalAlignment: known(VERTICAL_ALIGNMENTS, DEFAULT_LAYOUT.verticalAlignment),
});

const viewLayout = () => v.nullish(LayoutSchema);

/** Only the views that have a layout; names that are no view are left out. */
const ScreenSizes = v.pipe(
  v.object({
    mobilePortrait: viewLayout(),
    mobileLandscape: viewLayout(),
    tabletPortrait: viewLayout(),
    tabletLandscape: viewLayout(),
    desktopLandscape: viewLayout(),
  } satisfies Record<View, unknown>),
  v.transform((sizes): Item['screenSizes'] =>
    Object.fromEntries(
      Object.entries(sizes).filter((entry): entry is [View, Layout] => Boolean(entry[1])),
    ),
  ),
);

const FontSchema = v.object({
  family: text(DEFAULTS.font.family),
  colour: text(DEFAULTS.font.colour),
  style: v.nullish(v.picklist(['normal', 'italic']), DEFAULTS.font.style),
  weight: v.nullish(v.picklist(['normal', 'bold']), DEFAULTS.font.weight),
});

const Stored = v.object({
  id: text(),
  order: v.nullish(boundedNumber(BOUNDS.order)),
  layer: counted(BOUNDS.layer),
  type: v.nullish(v.picklist(ITEM_TYPES), DEFAULTS.type),
  name: text(DEFAULTS.name),
  text: v.nullish(v.string()),
  url: text(DEFAULTS.url),
  focus: focusSchema(),
  link: text(DEFAULTS.link),
  animation: v.nullish(v.picklist(ANIMATIONS), DEFAULTS.animation),
  motion: itemMotionSchema(),
  delay: bounded(BOUNDS.delaySeconds, DEFAULTS.delay),
  horizontalAlignment: v.nullish(v.picklist(ALIGNMENTS), DEFAULTS.horizontalAlignment),
  font: v.nullish(FontSchema, DEFAULTS.font),
  backgroundColour: text(DEFAULTS.backgroundColour),
  look: lookSchema(),
  shape: shapeSchema(),
  figure: figureSchema(),
  chart: chartSchema(),
  photo: photoSchema(),
  group: text(DEFAULTS.group),
  conditions: conditionsSchema(),
  // Any text: an unknown match type hides the item and is reported (D8).
  conditionsMatch: text(DEFAULTS.conditionsMatch),
  screenSizes: v.nullish(ScreenSizes, {}),
});

/** The items of a screen. One without an id or an order is named and ordered by its place. */
export const itemsSchema = () =>
  v.nullish(
    v.pipe(
      v.array(Stored),
      v.transform((items) => items.map(placeItem)),
    ),
    [],
  );

const WORDS_AT_FIRST = {
  text: DEFAULTS.text,
  image: '',
  share: '',
  button: DEFAULT_BUTTON_TEXT,
  shape: '',
  number: DEFAULT_NUMBER_TEXT,
  progress: DEFAULT_NUMBER_TEXT,
  chart: '',
} as const satisfies Record<ItemType, string>;

const placeItem = (
  { id, order, text: stored, ...item }: v.InferOutput<typeof Stored>,
  index: number,
): Item => ({
  ...item,
  id: asId<ItemId>(id === '' ? `item-${index + 1}` : id),
  order: order ?? index + 1,
  // Image and share clear the text (spec §4).
  text: stored ?? WORDS_AT_FIRST[item.type],
  shape: shapeOf(item),
  figure: figureOf(item),
  chart: chartOf(item),
  photo: photoOf(item),
});
