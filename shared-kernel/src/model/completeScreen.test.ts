import { aScreen } from 'shared-kernel/testing';
import { completeScreen } from './completeScreen';
import { DEFAULT_CONTENT, DEFAULT_LAYOUT, DEFAULT_MOTION, defaultItem } from './defaults';
import { asId, type ItemId } from './ids';
import type { Item, Layout } from './screen';

const item = { ...defaultItem(asId<ItemId>('one'), 1), text: 'Hello' };

it('gives a screen of an earlier release what was added since', () => {
  const { motion: _motion, name: _name, link: _link, ...later } = item;
  const {
    layer: _layer,
    look: _look,
    shape: _shape,
    figure: _figure,
    chart: _chart,
    photo: _photo,
    group: _group,
    ...old
  } = later;
  const { transition: _transition, backgroundMotion: _background, ...earlier } = DEFAULT_CONTENT;
  const content = { ...earlier, backgroundColour: '#123456', items: [old as Item] };
  const completed = completeScreen(Object.assign(aScreen(), { content })).content;
  expect(completed).toEqual({ ...DEFAULT_CONTENT, backgroundColour: '#123456', items: [item] });
});

it('leaves what a screen says', () => {
  const moved = { ...item, motion: { ...DEFAULT_MOTION, loop: 'float' as const } };
  const screen = aScreen({ content: { ...DEFAULT_CONTENT, items: [moved] } });
  expect(completeScreen(screen)).toEqual(screen);
});

it('gives layouts of an earlier release what was added since', () => {
  const { height: _height, verticalAlignment: _vertical, ...earlier } = DEFAULT_LAYOUT;
  const laidOut = { ...item, screenSizes: { desktopLandscape: earlier as Layout } };
  const screen = aScreen({ content: { ...DEFAULT_CONTENT, items: [laidOut] } });
  const [completed] = completeScreen(screen).content.items;
  expect(completed?.screenSizes).toEqual({ desktopLandscape: DEFAULT_LAYOUT });
});
