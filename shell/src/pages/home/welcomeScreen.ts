import {
  asId,
  DEFAULT_BACKGROUND_MOTION,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEFAULT_MOTION,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenDefinition,
  type ScreenId,
} from 'shared-kernel/model';

const VIEW = 'mobilePortrait';
const FAMILY = 'Bricolage Grotesque';
const CREAM = '#fdf6e3';
const SUN = '#ffd166';

interface Line {
  readonly text: string;
  /** Percent of the stage's height. */
  readonly top: number;
  readonly size: number;
  readonly family: string;
  readonly colour: string;
  readonly changes: Pick<Item, 'animation' | 'delay'> & Partial<Item>;
}

const LINES: readonly Line[] = [
  {
    ...{ text: 'Robin, this year', top: 17, size: 32, family: FAMILY, colour: CREAM },
    changes: { animation: 'fade', delay: 0.3 },
  },
  {
    ...{ text: '1,204', top: 29, size: 120, family: FAMILY, colour: SUN },
    changes: {
      ...{ animation: 'countUp', delay: 0.6 },
      motion: { ...DEFAULT_MOTION, accent: 'burst' },
    },
  },
  {
    ...{ text: 'trees stand because of people like you.', top: 48, size: 36 },
    ...{ family: FAMILY, colour: CREAM },
    changes: { animation: 'slide', delay: 1.6 },
  },
  {
    ...{ text: 'Three of them are yours.', top: 76, size: 28, family: FAMILY, colour: SUN },
    changes: { animation: 'zoom', delay: 1 },
  },
];

/** What supporters get, for who has not logged in yet: at rest after less than five seconds (WCAG 2.2.2). */
export const WELCOME_SCREEN: ScreenDefinition = {
  id: asId<ScreenId>('welcome'),
  name: 'Welcome',
  order: 1,
  match: 'allUsers',
  searchIds: [],
  content: {
    ...DEFAULT_CONTENT,
    backgroundColour: '#12372a',
    backgroundMotion: {
      ...DEFAULT_BACKGROUND_MOTION,
      gradient: { colours: ['#0f5c4a', '#12372a', '#0b241c'], angle: 170, movement: 'none' },
    },
    delayAfterLastItem: 1,
    items: LINES.map(itemOf),
  },
};

function itemOf({ text, top, size, family, colour, changes }: Line, place: number): Item {
  const plain = defaultItem(asId<ItemId>(`line-${String(place)}`), place + 1);
  const layout = {
    ...DEFAULT_LAYOUT,
    maxWidth: 84,
    position: { top, horizontal: 8 },
    font: { size, lineHeight: Math.round(size * 1.15) },
  };
  return {
    ...plain,
    ...changes,
    text,
    font: { ...plain.font, family, colour, weight: 'bold' },
    screenSizes: { [VIEW]: layout },
  };
}
