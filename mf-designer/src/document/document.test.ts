import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEFAULT_TEXT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';

import { addItem } from './addItem';
import { multiplierOf, percentLabel, sliderOf } from './brightness';
import { changeItem } from './changeItem';
import { changeLayout } from './changeLayout';
import { changeType } from './changeType';
import { itemName } from './itemName';
import { moveItem } from './moveItem';
import { neighbourOf, removeItem } from './removeItem';

const id = (name: string) => asId<ItemId>(name);

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(id(name), order),
  ...changes,
});

const content = (...items: Item[]): ScreenContent => ({ ...DEFAULT_CONTENT, items });
const NOWHERE = { top: -1, horizontal: -1 };
const three = content(anItem('a', 1), anItem('b', 2), anItem('c', 3));

const listed = ({ items }: ScreenContent) =>
  [...items].sort((one, other) => one.order - other.order).map((item) => [item.id, item.order]);

it('[S1] a new item comes last with the defaults and a layout in this view', () => {
  const added = addItem(three, id('d'), 'text', 'tabletPortrait').items.at(-1);
  expect(added).toMatchObject({
    id: 'd',
    order: 4,
    text: DEFAULT_TEXT,
    delay: 2,
    horizontalAlignment: 'left',
  });
  expect(Object.keys(added?.screenSizes ?? {})).toEqual(['tabletPortrait']);
  expect(addItem(content(), id('a'), 'text', 'tabletPortrait').items[0]?.screenSizes).toEqual({
    tabletPortrait: DEFAULT_LAYOUT,
  });
  expect(addItem(three, id('d'), 'image', 'mobilePortrait').items.at(-1)?.text).toBe('');
});

it('[S1] new items do not pile up: each has a place of its own on the stage', () => {
  const places = Array.from({ length: 40 }, (_, number) => id(`new ${String(number)}`))
    .reduce((before, one) => addItem(before, one, 'text', 'mobilePortrait'), content())
    .items.map(({ screenSizes }) => screenSizes.mobilePortrait?.position ?? NOWHERE);
  expect(places.slice(0, 2)).toEqual([
    { top: 25, horizontal: 25 },
    { top: 33, horizontal: 27.5 },
  ]);
  expect(
    new Set(places.map(({ top, horizontal }) => `${String(top)}/${String(horizontal)}`)).size,
  ).toBe(40);
  expect(places.every(({ top, horizontal }) => top <= 90 && horizontal <= 50)).toBe(true);
});

it('[S1] what is high has room of its own as long as there is some', () => {
  const places = (['number', 'image', 'chart'] as const)
    .reduce((before, kind) => addItem(before, id(kind), kind, 'mobilePortrait'), content())
    .items.map(({ screenSizes }) => screenSizes.mobilePortrait?.position ?? NOWHERE);
  expect(places.map(({ top }) => top)).toEqual([25, 41, 65]);
  // A chart is 70 percent wide.
  expect(places[2]?.horizontal).toBe(30);
});

it('[S1] a place that was left is taken again', () => {
  const two = ['a', 'b'].reduce(
    (before, one) => addItem(before, id(one), 'text', 'mobilePortrait'),
    content(),
  );
  const again = addItem(removeItem(two, id('a')), id('c'), 'text', 'mobilePortrait');
  expect(again.items.at(-1)?.screenSizes.mobilePortrait?.position).toEqual({
    top: 25,
    horizontal: 25,
  });
});

it('[S2] orders have no gaps, whatever was stored', () => {
  const gappy = content(anItem('b', 7), anItem('a', 3), anItem('c', 7));
  expect(listed(addItem(gappy, id('d'), 'text', 'mobilePortrait'))).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ]);
  expect(listed(removeItem(three, id('b')))).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 99, ['a', 'c', 'b']],
  ['b', -1, ['b', 'a', 'c']],
])('[S2] moving %s to place %i', (name, place, order) => {
  expect(listed(moveItem(three, id(name), place))).toEqual(
    order.map((item, index) => [item, index + 1]),
  );
});

it('[S3] a changed type resets alignment and text, share the animation too', () => {
  const one = content(
    anItem('a', 1, { text: 'Hi', horizontalAlignment: 'right', animation: 'fade' }),
  );
  const image = changeType(one, id('a'), 'image').items[0];
  expect(image).toMatchObject({ text: '', horizontalAlignment: 'left', animation: 'fade' });
  const share = changeType(one, id('a'), 'share');
  expect(share.items[0]).toMatchObject({ text: '', animation: 'none' });
  expect(changeType(share, id('a'), 'text').items[0]).toMatchObject({ text: DEFAULT_TEXT });
  expect(changeType(one, id('a'), 'text')).toBe(one);
});

it('[S4] a view gets its own layout from the one it was shown with', () => {
  const layout = { ...DEFAULT_LAYOUT, maxWidth: 80 };
  const one = content(anItem('a', 1, { screenSizes: { mobilePortrait: layout } }));
  const changed = changeLayout(one, id('a'), 'desktopLandscape', (before) => ({
    ...before,
    padding: 12,
  }));
  expect(changed.items[0]?.screenSizes).toEqual({
    mobilePortrait: layout,
    desktopLandscape: { ...layout, padding: 12 },
  });
});

it('edits that change nothing answer the same content', () => {
  expect(moveItem(three, id('a'), 0)).toBe(three);
  expect(moveItem(three, id('nobody'), 1)).toBe(three);
  expect(removeItem(three, id('nobody'))).toBe(three);
  expect(changeItem(three, id('a'), (item) => item)).toBe(three);
  expect(changeLayout(three, id('a'), 'mobilePortrait', (layout) => layout)).toBe(three);
});

it('[S7] sliders stand for multipliers', () => {
  expect([0, 50, 100].map(multiplierOf)).toEqual([0, 1, 2]);
  expect([0, 1, 1.5, 9].map(sliderOf)).toEqual([0, 50, 75, 100]);
  expect(percentLabel(1)).toBe('100%');
});

it('[S8] the neighbour of a deleted item', () => {
  expect(neighbourOf(three, [id('a')])).toBe('b');
  expect(neighbourOf(three, [id('c')])).toBe('b');
  expect(neighbourOf(three, [id('a'), id('b')])).toBe('c');
  expect(neighbourOf(three, [id('b'), id('c')])).toBe('a');
  expect(neighbourOf(content(anItem('a', 1)), [id('a')])).toBeNull();
});

it.each([
  ['Short', 'Short'],
  ['  Dear\n friend ', 'Dear friend'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['', 'Text'],
  ['תודה על 12 תרומות', '\u2068תודה על 12 תרומות\u2069'],
])('names %j %j', (text, name) => {
  expect(itemName(anItem('a', 1, { text }))).toBe(name);
});

it('[S9] a text that nothing is left of is named so, not by its code', () => {
  const text = '{field|First Name|0|none|}';
  expect(itemName(anItem('a', 1, { text }))).toBe('(empty for this supporter)');
});
