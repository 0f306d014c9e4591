import type { ItemMeasure, Rectangle } from 'screen-player';
import {
  asId,
  DEFAULT_CONTENT,
  DEVICE_PRESETS,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';

import { judgeLayout } from './judgeLayout';

const box = DEVICE_PRESETS.mobilePortrait.popular;
const COLOUR = { red: 0, green: 0, blue: 0, alpha: 1 };

const at = (left: number, top: number, width = 100, height = 30): Rectangle => ({
  left,
  top,
  width,
  height,
});

/** An item with text that stands somewhere, black on white unless said otherwise. */
const drawn = (
  name: string,
  area: Rectangle,
  item: Partial<Item> = {},
  measure: Partial<ItemMeasure> = {},
) => ({
  item: { ...defaultItem(asId<ItemId>(name), 1), text: name, ...item },
  measure: {
    box: area,
    text: area,
    textLeavesBox: false,
    leavesStage: false,
    colour: COLOUR,
    background: COLOUR,
    contrast: 21,
    contrastNeeded: 4.5,
    drawnContrast: null,
    ...measure,
  },
});

const judged = (...parts: readonly ReturnType<typeof drawn>[]) =>
  judgeLayout({
    content: {
      ...DEFAULT_CONTENT,
      items: parts.map(({ item }, index) => ({ ...item, order: index + 1 })),
    },
    view: 'mobilePortrait',
    box,
    measures: new Map(parts.map(({ item, measure }) => [item.id, measure])),
  }).map(({ code, itemId, detail }) => [code, itemId, detail].join(' ').trim());

it('[S67] finds nothing where everything stands well', () => {
  expect(judged(drawn('one', at(40, 100)), drawn('two', at(40, 200)))).toEqual([]);
});

it('[S67] what is cut off is said to be cut off, not to leave the guard rails too', () => {
  expect(judged(drawn('one', at(-10, 100)))).toEqual(['leavesStage one']);
});

it('[S67] finds what leaves the guard rails, on each side', () => {
  const outside = [at(10, 100), at(40, 30), at(285, 100), at(40, 690)];
  for (const area of outside) expect(judged(drawn('one', area))).toEqual(['leavesGuardRails one']);
});

it('[S67] of text without background only the letters count', () => {
  const wide = drawn('one', at(0, 100, 390), {}, { text: at(40, 100) });
  expect(judged(wide)).toEqual([]);
  const coloured = { ...wide, item: { ...wide.item, backgroundColour: '#ff0000' } };
  expect(judged(coloured)).toEqual(['leavesGuardRails one']);
});

it('[S67] finds text that is wider than its box, and not letters higher than their line', () => {
  const area = at(40, 100);
  expect(judged(drawn('one', area, {}, { text: at(40, 100, 140) }))).toEqual(['leavesBox one']);
  expect(judged(drawn('one', area, {}, { text: at(40, 95, 100, 40) }))).toEqual([]);
});

it('[S67] finds what overlaps, once, at the one above', () => {
  expect(judged(drawn('one', at(40, 100)), drawn('two', at(60, 110)))).toEqual([
    'overlaps two one',
  ]);
});

it('[S67] text wholly on an image is meant to be there, over its edge it is not', () => {
  const picture = drawn('picture', at(40, 100, 200, 200), { type: 'image' }, { text: null });
  expect(judged(picture, drawn('on it', at(60, 150)))).toEqual([]);
  expect(judged(picture, drawn('over', at(60, 285)))).toEqual(['overlaps over picture']);
});

it('[S67] decoration may stand anywhere', () => {
  const field = drawn('field', at(0, 50, 390, 2000), { text: ' ', backgroundColour: '#ff0000' });
  expect(judged(field, drawn('on it', at(40, 100)))).toEqual([]);
});

it('[S122] what is drawn has to be told from what it is drawn on', () => {
  const chart = (drawnContrast: number | null) =>
    judged(drawn('one', at(40, 100), { type: 'chart' }, { drawnContrast }));
  expect([chart(2.9), chart(3), chart(null)]).toEqual([['faintDrawing one'], [], []]);
});

it('[S67] judges contrast, or says that it cannot', () => {
  const area = at(40, 100);
  expect(judged(drawn('one', area, {}, { contrast: 4.4 }))).toEqual(['lowContrast one']);
  expect(judged(drawn('one', area, {}, { contrast: 3, contrastNeeded: 3 }))).toEqual([]);
  expect(judged(drawn('one', area, {}, { contrast: null }))).toEqual(['contrastUnknown one']);
});
