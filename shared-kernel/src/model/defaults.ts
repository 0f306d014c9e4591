import type { Chart } from './chart';
import type { Condition } from './condition';
import type { ConditionId, ItemId } from './ids';
import type { FocalPoint } from './media';
import type { Figure, ItemLook, PhotoFrame, Shape } from './itemLook';
import type { BackgroundMotion, ItemMotion, ScreenTransition } from './motion';
import type { Item, Layout, ScreenContent } from './screen';

/** Defaults of spec §3 and §9. */
export const DEFAULT_LAYOUT: Layout = {
  maxWidth: 50,
  position: { top: 25, horizontal: 25 },
  font: { size: 24, lineHeight: 30 },
  padding: 0,
  height: null,
  verticalAlignment: 'top',
};

/** How an item without a look of its own looks. */
export const PLAIN_LOOK: ItemLook = {
  rotation: 0,
  opacity: 1,
  cornerRadius: null,
  border: { width: 0, colour: '#000000' },
  shadow: { x: 0, y: 6, blur: 18, colour: 'rgba(0,0,0,0)' },
  gradient: { colours: [], angle: 160 },
  letterSpacing: 0,
};

export const DEFAULT_SHAPE: Shape = { form: 'rectangle', thickness: 4 };

export const DEFAULT_PHOTO: PhotoFrame = { mask: 'rectangle', zoom: 1 };

export const DEFAULT_FIGURE: Figure = {
  label: '',
  unit: '',
  comparison: '',
  goal: '',
  sentence: '',
  form: 'bar',
  colour: '#14746f',
  trackColour: '#d9d5cf',
  thickness: 12,
};

export const DEFAULT_CHART: Chart = {
  form: 'bars',
  values: [],
  whole: '',
  withoutData: 'hide',
  fallback: '',
  sentence: '',
  colour: '#14746f',
  trackColour: '#8a857d',
  showValues: true,
};

export const DEFAULT_TEXT = 'Add text here';

/** What a button says until staff say otherwise. */
export const DEFAULT_BUTTON_TEXT = 'Find out more';

/** What a number says until staff choose whose it is. */
export const DEFAULT_NUMBER_TEXT = '0';

/** As screens moved before there was more to choose. */
export const DEFAULT_MOTION: ItemMotion = {
  duration: null,
  easing: 'auto',
  split: 'none',
  stagger: 0.08,
  loop: 'none',
  accent: 'none',
  exit: { animation: 'none', after: null, duration: 0.4, easing: 'auto' },
};

/** The middle of a picture. */
export const DEFAULT_FOCUS: FocalPoint = { left: 50, top: 50 };

export const DEFAULT_BACKGROUND_MOTION: BackgroundMotion = {
  movement: 'none',
  focus: DEFAULT_FOCUS,
  gradient: { colours: [], angle: 160, movement: 'none' },
};

export const DEFAULT_TRANSITION: ScreenTransition = { kind: 'year', duration: 0.5 };

export const DEFAULT_CONTENT: ScreenContent = {
  backgroundColour: '#ffffff',
  backgroundImage: '',
  backgroundImageBrightness: 1,
  backgroundImageContrast: 1,
  backgroundMotion: DEFAULT_BACKGROUND_MOTION,
  transition: DEFAULT_TRANSITION,
  delayAfterLastItem: 2,
  items: [],
};

export const defaultItem = (id: ItemId, order: number): Item => ({
  id,
  order,
  layer: 0,
  type: 'text',
  name: '',
  text: DEFAULT_TEXT,
  url: '',
  focus: DEFAULT_FOCUS,
  link: '',
  animation: 'none',
  motion: DEFAULT_MOTION,
  delay: 2,
  horizontalAlignment: 'left',
  font: { family: 'Arial', colour: '#000000', style: 'normal', weight: 'normal' },
  backgroundColour: 'rgba(0,0,0,0)',
  look: null,
  shape: null,
  figure: null,
  chart: null,
  photo: null,
  group: '',
  conditions: [],
  conditionsMatch: 'all',
  screenSizes: {},
});

export const defaultCondition = (id: ConditionId): Condition => ({
  id,
  dataType: 'field',
  fieldType: 'page',
  dataIdMatch: 'exact',
  dataId: '',
  pageAction: 'completed',
  pageCheckDate: true,
  dataEqualsOperator: 'notEmpty',
  dataValue: '',
});

/** Seconds (spec §9). */
export const DELAY_OPTIONS = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** CSS pixels (spec §9). */
export const FONT_SIZES = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 90, 100, 110, 120, 140,
] as const;
export const LINE_HEIGHTS = [...FONT_SIZES, 160, 180, 200] as const;
