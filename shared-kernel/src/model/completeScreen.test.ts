import { aScreen } from 'shared-kernel/testing';
import { completeScreen } from './completeScreen';
import { DEFAULT_CONTENT, DEFAULT_MOTION, defaultItem } from './defaults';
import { asId, type ItemId } from './ids';
import type { Item } from './screen';

const item = { ...defaultItem(asId<ItemId>('one'), 1), text: 'Hello' };

it('gives a screen of an earlier release what was added since', () => {
  const { motion: _motion, name: _name, link: _link, ...earlierItem } = item;
  const { transition: _transition, backgroundMotion: _background, ...earlier } = DEFAULT_CONTENT;
  const content = { ...earlier, backgroundColour: '#123456', items: [earlierItem as Item] };
  const completed = completeScreen(Object.assign(aScreen(), { content })).content;
  expect(completed).toEqual({ ...DEFAULT_CONTENT, backgroundColour: '#123456', items: [item] });
});

it('leaves what a screen says', () => {
  const moved = { ...item, motion: { ...DEFAULT_MOTION, loop: 'float' as const } };
  const screen = aScreen({ content: { ...DEFAULT_CONTENT, items: [moved] } });
  expect(completeScreen(screen)).toEqual(screen);
});
