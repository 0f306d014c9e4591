import {
  DEFAULT_LAYOUT,
  DEVICE_PRESETS,
  DEVICE_SIZES,
  VIEWS,
  type Layout,
} from 'shared-kernel/model';
import { item } from '../testing/definitions';
import { layoutFor, nearestSmallerView } from './layoutFor';
import { viewFor } from './viewFor';

const layout = (maxWidth: number): Layout => ({ ...DEFAULT_LAYOUT, maxWidth });

describe('[E31] layouts', () => {
  const one = item('i', {
    screenSizes: { mobileLandscape: layout(1), tabletLandscape: layout(2) },
  });

  it.each([
    ['mobilePortrait', 1],
    ['mobileLandscape', 1],
    ['tabletPortrait', 1],
    ['tabletLandscape', 2],
    ['desktopLandscape', 2],
  ] as const)('%s', (view, expected) => {
    expect(layoutFor(one, view).maxWidth).toBe(expected);
  });

  it('prefer any smaller view to a larger one', () => {
    const far = item('i', {
      screenSizes: { mobilePortrait: layout(1), desktopLandscape: layout(2) },
    });
    expect(layoutFor(far, 'tabletLandscape').maxWidth).toBe(1);
  });

  it('are the defaults of the spec where there is none', () => {
    expect(layoutFor(item('i'), 'tabletPortrait')).toEqual(DEFAULT_LAYOUT);
  });
});

it('[E32] a layout is copied from the nearest smaller view in which any item has one', () => {
  const items = [
    item('a', { screenSizes: { mobilePortrait: layout(1) } }),
    item('b', { screenSizes: { tabletPortrait: layout(1) } }),
  ];
  expect(nearestSmallerView(items, 'desktopLandscape')).toBe('tabletPortrait');
  expect(nearestSmallerView(items, 'tabletPortrait')).toBe('mobilePortrait');
  expect(nearestSmallerView(items, 'mobilePortrait')).toBeNull();
  expect(nearestSmallerView([], 'desktopLandscape')).toBeNull();
});

describe('[E33] views', () => {
  it.each(VIEWS.flatMap((view) => DEVICE_SIZES.map((size) => [view, size] as const)))(
    'the preset %s %s is its own view',
    (view, size) => {
      expect(viewFor(DEVICE_PRESETS[view][size])).toBe(view);
    },
  );

  it.each([
    [599, 600, 'mobilePortrait'],
    [600, 600, 'tabletPortrait'],
    [959, 958, 'mobileLandscape'],
    [960, 959, 'tabletLandscape'],
    [1279, 800, 'tabletLandscape'],
    [1280, 800, 'desktopLandscape'],
  ] as const)('a box of %i by %i is %s', (width, height, view) => {
    expect(viewFor({ width, height })).toBe(view);
  });
});
