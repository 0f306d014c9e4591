import { asId, DEFAULT_LAYOUT, defaultItem, type Item, type ItemId } from 'shared-kernel/model';

import { clearOf } from './clearOf';

const at = (top: number, horizontal: number, maxWidth = 50) => ({
  ...DEFAULT_LAYOUT,
  maxWidth,
  position: { top, horizontal },
});

const anItem = (name: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), 1),
  screenSizes: { mobilePortrait: at(25, 25) },
  ...changes,
});

const placesOf = (items: readonly Item[]) =>
  items.map(({ screenSizes }) => screenSizes.mobilePortrait?.position);

it('[S12] a copy moves off its original, in every view that has a layout', () => {
  const original = anItem('a', {
    screenSizes: { mobilePortrait: at(25, 25), desktopLandscape: at(10.1, 0) },
  });
  const [copy] = clearOf([original], [original]);
  expect(copy?.screenSizes).toEqual({
    mobilePortrait: at(27, 27),
    desktopLandscape: at(12.1, 2),
  });
});

it('[S12] a second copy of the same original moves a step further', () => {
  const original = anItem('a');
  const first = clearOf([original], [original]);
  expect(placesOf(clearOf([original], [original, ...first]))).toEqual([
    { top: 29, horizontal: 29 },
  ]);
});

it('[S12] several copies keep how they stand to each other', () => {
  const two = [anItem('a'), anItem('b', { screenSizes: { mobilePortrait: at(40, 30) } })];
  expect(placesOf(clearOf(two, two))).toEqual([
    { top: 27, horizontal: 27 },
    { top: 42, horizontal: 32 },
  ]);
});

it('[S12] right-aligned copies move right too, by their own count', () => {
  const original = anItem('a', { horizontalAlignment: 'right' });
  expect(placesOf(clearOf([original], [original]))).toEqual([{ top: 27, horizontal: 23 }]);
});

it('[S12] what has no room beside it moves down alone, and nothing leaves the stage', () => {
  const wide = anItem('a', { screenSizes: { mobilePortrait: at(25, 0, 100) } });
  expect(placesOf(clearOf([wide], [wide]))).toEqual([{ top: 27, horizontal: 0 }]);
  const low = anItem('a', { screenSizes: { mobilePortrait: at(95, 0, 100) } });
  expect(clearOf([low], [low])).toEqual([low]);
});

it('[S12] where nothing stands in its place a copy stays', () => {
  const copies = [anItem('a')];
  const other = anItem('b', { screenSizes: { mobilePortrait: at(25, 26) } });
  expect(clearOf(copies, [other])).toBe(copies);
});

it('[S12] an item that has the default place everywhere is clear of its original everywhere', () => {
  const original = anItem('a', { screenSizes: {} });
  expect(placesOf(clearOf([original], [original]))).toEqual([{ top: 27, horizontal: 27 }]);
});
