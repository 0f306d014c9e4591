import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultCondition,
  defaultItem,
  type ConditionId,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { centred } from './centre';
import { copyFromScreen } from './copyFromScreen';
import { copyItems } from './copyItems';
import { inListOrder } from './inListOrder';
import { listChange } from './listChange';
import { moveItem, stepItems } from './moveItem';
import { removeItems } from './removeItem';

const id = (name: string) => asId<ItemId>(name);
const screenOf = (...names: string[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: names.map((name, index): Item => ({ ...defaultItem(id(name), index + 1), text: name })),
});
const listed = (content: ScreenContent) => inListOrder(content).map((item) => item.id);
const three = screenOf('a', 'b', 'c');

it('[S30] copies of another screen stand last, in its order, with new ids and all they had', () => {
  const conditions = [{ ...defaultCondition(asId<ConditionId>('one')), dataId: 'Town' }];
  const other: ScreenContent = {
    ...screenOf('x', 'y'),
    backgroundColour: '#112233',
    delayAfterLastItem: 9,
  };
  const source = { ...other, items: other.items.map((item) => ({ ...item, conditions })) };
  let next = 0;
  const newId = () => id(`new${String((next += 1))}`);
  const { content, ids } = copyFromScreen(three, source, { withBackground: true, newId });
  expect(ids).toEqual(['new1', 'new2']);
  expect(listed(content)).toEqual(['a', 'b', 'c', 'new1', 'new2']);
  expect(content.items.at(-1)).toMatchObject({ text: 'y', order: 5, conditions });
  expect(content).toMatchObject({ backgroundColour: '#112233', delayAfterLastItem: 2 });
  const plain = copyFromScreen(three, source, { withBackground: false, newId });
  expect(plain.content.backgroundColour).toBe(three.backgroundColour);
});

it('[S32] a step keeps the order of those who move and of those who stay', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const content = screenOf(...names);
  fc.assert(
    fc.property(fc.subarray(names), fc.constantFrom(-1 as const, 1 as const), (moved, step) => {
      const after = listed(stepItems(content, moved.map(id), step));
      expect(after.filter((name) => moved.includes(name))).toEqual(moved);
      const stayed = names.filter((name) => !moved.includes(name));
      expect(after.filter((name) => !moved.includes(name))).toEqual(stayed);
      for (const name of moved) {
        expect([0, step]).toContain(after.indexOf(id(name)) - names.indexOf(name));
      }
    }),
  );
  expect(stepItems(content, [id('a'), id('b')], -1)).toBe(content);
  expect(listed(stepItems(content, [id('b'), id('c')], 1))).toEqual(['a', 'd', 'b', 'c', 'e']);
});

it('[S33] says what an edit did to the list', () => {
  const moved = moveItem(three, id('c'), 0);
  expect(listChange(three, moved, [id('c')])?.words).toBe('Moved c to 1 of 3');
  const gone = removeItems(three, [id('b')]);
  expect(listChange(three, gone, [])).toEqual({ kind: 'deleted', words: 'Deleted b' });
  expect(listChange(gone, three, [])?.words).toBe('Added b, 2 of 3');
  const copy = copyItems(three, [id('a')], () => id('d'));
  expect(listChange(three, copy.content, copy.ids)?.words).toBe('Copied a, 2 of 4');
  expect(listChange(three, removeItems(three, [id('a'), id('b')]), [])?.words).toBe(
    'Deleted 2 objects',
  );
  expect(listChange(three, { ...three, backgroundColour: '#000000' }, [])).toBeNull();
});

it.each([
  [50, 25],
  [33, 34],
  [100, 0],
  [0, null],
])('[S36] an item of width %s is centred at %s', (maxWidth, horizontal) => {
  const layout = { ...DEFAULT_LAYOUT, maxWidth };
  expect(centred(layout)?.position.horizontal ?? null).toBe(horizontal);
});
