import {
  DEFAULT_CONTENT,
  DEFAULT_MOTION,
  DEFAULT_PHOTO,
  DEFAULT_SHAPE,
  defaultItem,
  PLAIN_LOOK,
  type Item,
  type ItemLook,
  type Layout,
  type ScreenContent,
  type View,
} from 'shared-kernel/model';

import { areaLayouts, placeIn, squareLayouts } from '../layout/areas';
import { alone, flow, type Flowing } from '../layout/flow';
import { eachView, isHigh, tenths } from '../layout/viewBoxes';
import type { Palette, Scheme } from 'brand-kit';
import { PARTS, type Part, type Said, type Scene, type SceneContent } from '../scenes/scene';
import type { Photographs, TemplateSetting } from '../template';
import type { ArrangementStyle, Decoration, PartStyle, Role, Style } from './style';

/**
 * Seconds between what follows each other, until the rhythm is set by what the year's data need. What comes first in the
 * column comes along with what lies behind (D523).
 */
const DELAY = 1.5;
/** Seconds that the whole screen stays. */
const DELAY_AFTER_LAST_ITEM = 4;

/**
 * What a scene says, in a style, with an organisation's data. One that follows another of its style comes in as that has
 * it, any other as the year has it.
 */
export function composeScene(
  scene: Scene,
  style: Style,
  setting: TemplateSetting,
  follows = false,
): ScreenContent {
  const { palette, newId } = setting;
  const fonts = setting.fonts ?? style.fonts;
  const arrangement = style.arrangements[scene.arrangement];
  const photograph = setting.photographs[scene.id];
  const made = [
    ...arrangement.decorations.map((decoration, place) => {
      const drawn = place === 0 && !follows ? standing(decoration) : decoration;
      return photograph === undefined
        ? decorationItem(drawn, palette)
        : besidePhotograph(drawn, photograph, palette);
    }),
    ...illustrationItems(scene, arrangement, setting),
    ...columnItems(scene.says(setting), arrangement, palette, fonts),
  ];
  return {
    ...DEFAULT_CONTENT,
    backgroundColour: palette[arrangement.ground].background,
    transition: follows ? style.transition : DEFAULT_CONTENT.transition,
    delayAfterLastItem: DELAY_AFTER_LAST_ITEM,
    items: made.map((item, index) => ({ ...defaultItem(newId(), index + 1), ...item })),
  };
}

/** Whether the screen of a scene has room for a photograph of the organisation's. */
export const showsPhotograph = (scene: Scene, style: Style): boolean =>
  style.arrangements[scene.arrangement].decorations.some(
    ({ photograph }) => photograph?.mask !== undefined,
  );

type Fonts = Style['fonts'];

/** An item without what its place in the screen says. */
type Made = Partial<Omit<Item, 'id' | 'order'>>;

/** One thing of the column, to be placed. */
interface InColumn extends Flowing {
  readonly item: Made;
  readonly apart: PartStyle['column'];
}

function columnItems(
  { parts, ending }: SceneContent,
  arrangement: ArrangementStyle,
  palette: Palette,
  fonts: Fonts,
): readonly Made[] {
  const { ground } = arrangement;
  const things: InColumn[] = PARTS.flatMap((part) => {
    const [said, style] = [parts[part], arrangement.parts[part]];
    if (said === undefined || style === undefined || said.text === '') return [];
    return [inColumn(part, said, style, palette[style.on ?? ground], fonts)];
  });
  if (ending !== undefined && arrangement.ending !== undefined)
    things.push(endingInColumn(ending, arrangement.ending, palette[ground], fonts));
  const following = things.filter(({ apart }) => apart === undefined);
  const flowed = eachView((view) => flow(placeIn(arrangement.column, view), view, following));
  return things.map((thing, place) => {
    const { apart } = thing;
    const item = place === 0 ? { ...thing.item, delay: 0 } : thing.item;
    const layoutIn = (view: View): Layout | undefined => {
      if (apart !== undefined) return alone(placeIn(apart, view), view, thing);
      const layout = flowed[view][following.indexOf(thing)];
      return item.type === 'button' && layout !== undefined ? buttonIn(view, layout, item) : layout;
    };
    return { ...item, screenSizes: eachView(layoutIn) as Item['screenSizes'] };
  });
}

/** Where a stage is wide a button is no bar across its column. */
function buttonIn(view: View, layout: Layout, { horizontalAlignment }: Made): Layout {
  const { maxWidth, position } = layout;
  if (isHigh(view) || maxWidth <= WIDE_BUTTON) return layout;
  const room = horizontalAlignment === 'center' ? (maxWidth - WIDE_BUTTON) / 2 : 0;
  return {
    ...layout,
    maxWidth: WIDE_BUTTON,
    position: { ...position, horizontal: tenths(position.horizontal + room) },
  };
}

/** Percent of the stage. */
const WIDE_BUTTON = 28;

function inColumn(
  part: Part,
  { text, shown, counts }: Said,
  style: PartStyle,
  scheme: Scheme,
  fonts: Fonts,
): InColumn {
  const { family, weight = 'normal', slant = 'normal', letterSpacing = 0, capitals } = style;
  const isCapital = capitals === true && !text.includes('{');
  return {
    style,
    texts: shown,
    kind: KINDS[part] ?? 'text',
    apart: style.column,
    item: {
      text: isCapital ? text.toUpperCase() : text,
      horizontalAlignment: style.alignment ?? 'left',
      delay: DELAY,
      animation: counts === true ? 'countUp' : style.animation,
      motion: { ...DEFAULT_MOTION, ...style.motion },
      look: lookOf({ letterSpacing }),
      font: {
        family: fonts[family],
        colour: scheme[style.colour ?? 'ink'],
        // Letters that are slanted by a browser are nobody's italic [S117].
        style: fonts.upright?.includes(fonts[family]) === true ? 'normal' : slant,
        weight,
      },
    },
  };
}

const KINDS: Readonly<Partial<Record<Part, Flowing['kind']>>> = {
  headline: 'headline',
  name: 'unbroken',
  figure: 'unbroken',
};

/** As share buttons and a button are set in every style. */
const ENDING: Flowing['style'] = {
  sizes: [18, 16, 24, 22, 28],
  leading: 1.4,
  before: 1.6,
  family: 'body',
};
/** Of two rows of share buttons, as they stand in narrow columns, and of a button; CSS pixels. */
const SHARE_HEIGHT = 108;
const BUTTON_HEIGHT = 72;

function endingInColumn(
  ending: NonNullable<SceneContent['ending']>,
  horizontalAlignment: Item['horizontalAlignment'],
  { strong, background }: Scheme,
  fonts: Fonts,
): InColumn {
  const isShare = ending.kind === 'share';
  const placed = { horizontalAlignment, delay: DELAY };
  return {
    style: ENDING,
    texts: [],
    kind: { heightPx: isShare ? SHARE_HEIGHT : BUTTON_HEIGHT },
    apart: undefined,
    item: isShare
      ? { ...placed, type: 'share', text: '', animation: 'fade' }
      : {
          ...placed,
          type: 'button',
          text: ending.label,
          link: ending.link,
          backgroundColour: strong,
          font: { family: fonts.body, colour: background, style: 'normal', weight: 'bold' },
          animation: 'zoom',
        },
  };
}

function decorationItem(decoration: Decoration, palette: Palette): Made {
  const { form, outline = 0, thickness = DEFAULT_SHAPE.thickness } = decoration;
  const { look, name = '' } = decoration;
  const colour = colourOf(decoration.colour, palette);
  return {
    type: 'shape',
    text: '',
    name,
    shape: { form, thickness },
    look: lookOf({ ...look, ...(outline > 0 ? { border: { width: outline, colour } } : {}) }),
    backgroundColour: outline > 0 ? 'rgba(0,0,0,0)' : colour,
    ...appearing(decoration),
  };
}

/** A decoration of a screen that shows a photograph: the photograph itself where it stands in its place. */
function besidePhotograph(
  decoration: Decoration,
  photograph: Photographs[string],
  palette: Palette,
): Made {
  const { mask, areas = decoration.areas } = decoration.photograph ?? {};
  const placed = { ...decoration, areas };
  if (mask === undefined) return decorationItem(placed, palette);
  return { ...appearing(placed), ...photograph, type: 'image', photo: { ...DEFAULT_PHOTO, mask } };
}

/** There from the first frame on. */
const standing = (decoration: Decoration): Decoration => ({ ...decoration, animation: 'none' });

const appearing = ({ areas, animation, motion }: Decoration) => ({
  delay: 0,
  animation,
  motion: { ...DEFAULT_MOTION, ...motion },
  screenSizes: areaLayouts(areas),
});

function illustrationItems(
  scene: Scene,
  { illustration }: ArrangementStyle,
  setting: TemplateSetting,
): readonly Made[] {
  if (illustration === undefined) return [];
  const placed = setting.illustration(scene.illustration, illustration.on);
  return [
    {
      type: 'image',
      url: placed.url,
      text: placed.alternativeText,
      delay: 0,
      animation: 'zoom',
      motion: { ...DEFAULT_MOTION, duration: 0.9, easing: 'spring', loop: 'float' },
      screenSizes: squareLayouts(illustration.areas),
    },
  ];
}

function colourOf(role: Role, palette: Palette): string {
  const [scheme, shade] = role.split('.') as [keyof Palette, keyof Scheme];
  return palette[scheme][shade];
}

const lookOf = (changes: Partial<ItemLook>): ItemLook | null => {
  const look = { ...PLAIN_LOOK, ...changes };
  return JSON.stringify(look) === PLAIN ? null : look;
};
const PLAIN = JSON.stringify(PLAIN_LOOK);
