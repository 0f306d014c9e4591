import {
  asId,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
  type View,
} from 'shared-kernel/model';

import { layoutWords } from './layoutWords';

const laidOutIn = (...views: View[]): Item => ({
  ...defaultItem(asId<ItemId>(views.join('-')), 1),
  screenSizes: Object.fromEntries(views.map((view) => [view, DEFAULT_LAYOUT])),
});

it.each([
  ['its own', ['tabletPortrait'], 'own'],
  [
    'that of the nearest smaller view',
    ['mobilePortrait', 'mobileLandscape'],
    'inherited from mobile landscape',
  ],
  [
    'that of a larger view where there is no smaller',
    ['desktopLandscape'],
    'inherited from desktop',
  ],
  ['the default where it has none', [], 'default'],
] satisfies [string, View[], string][])('[S27] an item has %s', (_, views, words) => {
  expect(layoutWords([laidOutIn(...views)], 'tabletPortrait')?.words).toBe(words);
});

it('[S27] of several items it says how many have their own', () => {
  const items = [laidOutIn('mobilePortrait'), laidOutIn('tabletPortrait')];
  expect(layoutWords(items, 'tabletPortrait')).toEqual({ own: true, words: '1 of 2 own' });
  expect(layoutWords(items, 'desktopLandscape')).toEqual({ own: false, words: 'inherited' });
  expect(layoutWords([], 'tabletPortrait')).toBeNull();
});
