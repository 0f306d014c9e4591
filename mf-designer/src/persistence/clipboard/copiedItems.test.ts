import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';

import { appendItems } from '../../document/appendItems';
import { decodeItems, encodeItems, plainTextOf } from './copiedItems';

const id = (name: string) => asId<ItemId>(name);
const items = [
  { ...defaultItem(id('a'), 1), text: 'Dear {field|First Name|0|none|friend}' },
  {
    ...defaultItem(id('b'), 2),
    type: 'image' as const,
    text: '',
    url: 'https://example.org/b.png',
  },
];

it('[S72] items come out of the clipboard as they went in', () => {
  expect(decodeItems(encodeItems(items))).toEqual(items);
});

it.each(['', 'Hello', '[]', '{"items":[]}', '{"items":[{"type":"video"}]}'])(
  '[S72] %j holds no items',
  (text) => {
    expect(decodeItems(text)).toBeNull();
  },
);

it('[S72] pasted items come last, in their order, with ids of their own', () => {
  const before = { ...DEFAULT_CONTENT, items };
  let made = 0;
  const { content, ids } = appendItems(before, items, () => id(`new-${String((made += 1))}`));
  expect(content.items.map((item) => [item.id, item.order, item.url])).toEqual([
    ['a', 1, ''],
    ['b', 2, 'https://example.org/b.png'],
    ['new-1', 3, ''],
    ['new-2', 4, 'https://example.org/b.png'],
  ]);
  expect(ids).toEqual(['new-1', 'new-2']);
});

it('[S72] other programs get the texts', () => {
  expect(plainTextOf(items)).toBe('Dear {field|First Name|0|none|friend}');
});
