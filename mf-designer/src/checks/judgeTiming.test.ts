import { asId, DEFAULT_CONTENT, defaultItem, type Item, type ItemId } from 'shared-kernel/model';

import { judgeTiming } from './judgeTiming';

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  ...changes,
});

it('[S85] says from when to when nothing moves, and leads to what came in last before', () => {
  const content = {
    ...DEFAULT_CONTENT,
    items: [anItem('one', 1, { delay: 0 }), anItem('two', 2, { delay: 5, animation: 'fade' })],
    delayAfterLastItem: 3.5,
  };
  expect(judgeTiming(content)).toEqual([
    {
      code: 'deadTime',
      itemId: 'one',
      detail: '',
      message: 'From 0 s to 5 s nothing on the screen moves',
    },
  ]);
});
