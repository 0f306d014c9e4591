import { contrastOf, parseColour } from 'screen-player';
import {
  asId,
  DEFAULT_FIGURE,
  DEFAULT_SHAPE,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { aKit, anyKit } from '../testing/kits';
import { dressedNew } from './dressedNew';

const item = (parts: Partial<Item>): Item => ({ ...defaultItem(asId<ItemId>('i'), 1), ...parts });
const KIT = aKit();

it('[S130] a text takes the body’s family and the kit’s text, and keeps the rest', () => {
  const text = item({});
  const dressed = dressedNew(text, KIT, '#ffffff');
  expect(dressed).toEqual({
    ...text,
    font: { ...text.font, family: 'Inter', colour: '#12372a' },
  });
});

it('[S130] figures take the heading’s family, and a progress the accent', () => {
  const figure = { ...DEFAULT_FIGURE, goal: '100' };
  const number = dressedNew(item({ type: 'number', figure }), KIT, '#ffffff');
  expect(number.font.family).toBe('Fraunces');
  expect(number.figure).toEqual(figure);
  const progress = dressedNew(item({ type: 'progress', figure }), KIT, '#ffffff');
  expect(progress.figure).toMatchObject({ goal: '100', colour: '#a8431f' });
  expect(progress.figure?.trackColour).not.toBe(figure.trackColour);
});

it('[S130] buttons and rectangles take accent and corners, forms with corners of their own only the accent', () => {
  const rectangle = dressedNew(item({ type: 'shape', shape: DEFAULT_SHAPE }), KIT, '#ffffff');
  expect(rectangle).toMatchObject({ backgroundColour: '#a8431f', look: { cornerRadius: 12 } });
  const shape = { ...DEFAULT_SHAPE, form: 'circle' } as const;
  const circle = dressedNew(item({ type: 'shape', shape }), KIT, '#ffffff');
  expect(circle).toMatchObject({ backgroundColour: '#a8431f', look: null });
  const square = dressedNew(item({ type: 'image' }), aKit({ corners: 'square' }), '#ffffff');
  expect(square.look?.cornerRadius).toBe(0);
});

it('[S130] whatever the kit, the label of a button can be read', () => {
  fc.assert(
    fc.property(anyKit, (kit) => {
      const { font, backgroundColour } = dressedNew(item({ type: 'button' }), kit, '#ffffff');
      const [above, below] = [parseColour(font.colour), parseColour(backgroundColour)];
      if (above === null || below === null) throw new Error('no colour');
      expect(contrastOf(above, below)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('[S131] a text that could not be read where it stands takes the kit’s ground', () => {
  expect(dressedNew(item({}), KIT, '#12372a').font.colour).toBe('#f6f1e3');
  expect(dressedNew(item({}), KIT, '#f6f1e3').font.colour).toBe('#12372a');
  expect(dressedNew(item({}), KIT, 'no colour').font.colour).toBe('#12372a');
});
