import { DEFAULT_FIGURE, defaultItem } from './defaults';
import { asId, type ItemId } from './ids';
import { textsOfItem } from './itemTexts';

const item = { ...defaultItem(asId<ItemId>('one'), 1), text: '12' };

it('lists the text of an item, and those of its figure', () => {
  expect(textsOfItem(item)).toEqual(['12']);
  const figure = { ...DEFAULT_FIGURE, label: 'trees', unit: 'm' };
  expect(textsOfItem({ ...item, figure })).toEqual(expect.arrayContaining(['12', 'trees', 'm']));
});

it('reads an item of an earlier release, which has no figure to speak of', () => {
  const { figure, chart, ...before } = item;
  expect([figure, chart]).toEqual([null, null]);
  expect(textsOfItem(before)).toEqual(['12']);
});
