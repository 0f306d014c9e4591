import { DEFAULT_CONTENT, defaultItem } from 'shared-kernel/model';
import type { Item, ItemId, ShownScreen } from 'shared-kernel/model';

import { contentForPicture } from './contentForPicture';

const anItem = (id: string, order: number, changes: Partial<Item>): Item => ({
  ...defaultItem(id as ItemId, order),
  ...changes,
});

const SCREEN: ShownScreen = {
  content: {
    ...DEFAULT_CONTENT,
    items: [
      anItem('gift', 2, { text: 'You gave £1250' }),
      anItem('name', 1, { text: 'Dear Robin,' }),
      anItem('share', 3, { type: 'share', text: '' }),
    ],
  },
  shareTexts: ['You gave your gift', 'Dear friend,', ''],
};
const textsOf = (withNumbers: boolean) =>
  contentForPicture(SCREEN, withNumbers).items.map(({ text }) => text);

it('leaves out amounts and names, unless the supporter asks for them', () => {
  expect(textsOf(false)).toEqual(['Dear friend,', 'You gave your gift']);
  expect(textsOf(true)).toEqual(['Dear Robin,', 'You gave £1250']);
});

it('leaves out a text that nothing is known about for pictures', () => {
  const [first] = contentForPicture({ ...SCREEN, shareTexts: [] }, false).items;
  expect(first?.text).toBe('');
});
