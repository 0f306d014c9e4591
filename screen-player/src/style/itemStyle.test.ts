import { DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { Item, ItemId } from 'shared-kernel/model';

import { itemStyle } from './itemStyle';

const anItem = (changes: Partial<Item> = {}): Item => ({
  ...defaultItem('one' as ItemId, 0),
  ...changes,
});

const layout = {
  ...DEFAULT_LAYOUT,
  maxWidth: 40,
  position: { top: 12.5, horizontal: 7 },
  padding: 9,
};

const arriving = (name: string): string =>
  `"SS ${name}", "${name}", "SS ${name} Arial", "SS ${name} Roboto", Arial, sans-serif`;

describe('item style', () => {
  it('[P7] left and centred items stand from the left edge', () => {
    for (const horizontalAlignment of ['left', 'center'] as const) {
      expect(itemStyle(anItem({ horizontalAlignment }), layout)).toMatchObject({
        top: '12.5%',
        left: '7%',
        right: '',
        width: '40%',
        'text-align': horizontalAlignment,
      });
    }
  });

  it('[P7] right-aligned items stand from the right edge', () => {
    expect(itemStyle(anItem({ horizontalAlignment: 'right' }), layout)).toMatchObject({
      left: '',
      right: '7%',
    });
  });

  it('[P8] sizes are pixels, and only text items have padding', () => {
    expect(itemStyle(anItem(), layout)).toMatchObject({
      'font-size': '24px',
      'line-height': '30px',
      padding: '9px',
    });
    expect(itemStyle(anItem({ type: 'image' }), layout)).toMatchObject({ padding: '0' });
  });

  it('[P12] colours are written anew, others dropped', () => {
    const font = { ...anItem().font, colour: 'red;}' };
    const style = itemStyle(anItem({ font, backgroundColour: '#ff0000' }), layout);
    expect(style).toMatchObject({ color: '', 'background-color': 'rgba(255, 0, 0, 1)' });
  });

  it.each([
    ['Georgia', '"Georgia", Arial, sans-serif'],
    ['Times New Roman', '"Times New Roman", Arial, sans-serif'],
    ['Lora', '"SS Lora", "Lora", "SS Lora Arial", "SS Lora Roboto", Arial, sans-serif'],
    ['Arial', 'Arial, sans-serif'],
    ['', 'Arial, sans-serif'],
    ['Verdana"; color: red', arriving('Verdana; color: red')],
    ['back\\slash\n', arriving('backslash')],
  ])('[P14] family %j is written %j', (family, written) => {
    const font = { ...anItem().font, family };
    expect(itemStyle(anItem({ font }), layout)['font-family']).toBe(written);
  });
});
