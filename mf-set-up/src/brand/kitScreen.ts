import { dressedNew } from 'brand-kit';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  DEFAULT_LAYOUT,
  DEFAULT_SHAPE,
  defaultItem,
  type BrandKit,
  type Item,
  type ItemId,
  type Layout,
  type ScreenContent,
} from 'shared-kernel/model';

/** A small screen in the kit: each kind of object once, as the designer would add it. */
export function kitScreen(kit: BrandKit): ScreenContent {
  const { ground, secondAccent } = kit.palette;
  const items = PARTS.filter(({ type }) => type !== 'image' || kit.logo !== '').map(
    ({ place, ...part }, index): Item => ({
      ...defaultItem(asId<ItemId>(String(index)), index + 1),
      ...part,
      url: part.type === 'image' ? kit.logo : '',
      screenSizes: { mobilePortrait: place },
    }),
  );
  return {
    ...DEFAULT_CONTENT,
    backgroundColour: ground,
    items: items.map((item) => {
      const dressed = dressedNew(item, kit, ground);
      return item.name === BAND ? { ...dressed, backgroundColour: secondAccent } : dressed;
    }),
  };
}

const BAND = 'band';

type Part = Partial<Item> & { readonly place: Layout };

const at = (top: number, maxWidth: number, size: number, more: Partial<Layout> = {}): Layout => ({
  ...DEFAULT_LAYOUT,
  position: { top, horizontal: 8 },
  maxWidth,
  font: { size, lineHeight: Math.round(size * 1.15) },
  ...more,
});

const PARTS: readonly Part[] = [
  { type: 'image', text: 'Logo', place: at(5, 36, 24) },
  { text: 'Thank you, Robin', place: at(20, 84, 48) },
  {
    text: 'This year happened because of people like you. Here is what you made possible.',
    place: at(37, 84, 20),
  },
  {
    type: 'number',
    text: '128',
    font: { ...defaultItem(asId<ItemId>(''), 0).font, weight: 'bold' },
    figure: { ...DEFAULT_FIGURE, label: 'trees planted' },
    place: at(52, 50, 84),
  },
  {
    name: BAND,
    type: 'shape',
    shape: DEFAULT_SHAPE,
    place: at(52, 26, 24, { position: { top: 53, horizontal: 66 }, height: 14 }),
  },
  {
    type: 'progress',
    text: '75',
    figure: { ...DEFAULT_FIGURE, label: 'walks on the way to a hundred', goal: '100' },
    place: at(70, 84, 32),
  },
  {
    type: 'button',
    text: 'See what is next',
    horizontalAlignment: 'center',
    font: { ...defaultItem(asId<ItemId>(''), 0).font, weight: 'bold' },
    place: at(87, 84, 20, { padding: 14 }),
  },
];
