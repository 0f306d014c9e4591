import type { Chart, Figure, Item } from 'shared-kernel/model';
import type { PlaceholderContext } from '../placeholders/fillText';
import { item } from '../testing/definitions';
import { readValue } from '../values/typedValue';
import { explanationsOf } from './explanations';

const EXPLAINED = new Map([
  ['Gifts', 'We added up your gifts.'],
  ['Trees', 'A tree for every £10.'],
  ['Walks', 'We counted your walks.'],
]);
const VALUES: Readonly<Record<string, string>> = { Gifts: '1234.5', Trees: '123' };
const context: PlaceholderContext = {
  field: (name) => readValue('number', VALUES[name] ?? ''),
  search: () => null,
};
const explained = (...items: readonly Item[]) => explanationsOf(items, EXPLAINED, context);
const gifts = { value: '£1,234.50', sentence: 'We added up your gifts.' };
const trees = { value: '123', sentence: 'A tree for every £10.' };

it('[E82] names each field once, as it is first printed, in the order of the screen', () => {
  expect(
    explained(
      item('a', { text: '{field|Trees|0|none|} trees for {field|Gifts|0|moneyPounds|}' }),
      item('b', {
        text: '{field|Gifts|0|compact|}, {field|Walks|0|none|no} walks',
        type: 'number',
      }),
      item('c', { text: '{field|City|0|none|}' }),
    ),
  ).toEqual([trees, gifts]);
});

it('[E82] looks into what figures and charts print', () => {
  const figure = { goal: '{field|Trees|0|none|}' } as Partial<Figure> as Figure;
  const chart = {
    ...{ whole: '', fallback: '', sentence: '' },
    values: [{ label: 'Gifts', value: '{field|Gifts|0|moneyPounds|}', colour: '' }],
  } as Partial<Chart> as Chart;
  expect(
    explained(
      item('a', { type: 'progress', text: '5', figure: { ...EMPTY_FIGURE, ...figure } }),
      item('b', { type: 'chart', text: '', chart }),
    ),
  ).toEqual([trees, gifts]);
});

it('[E82] says nothing of a text that cannot be filled, and of what shows no numbers', () => {
  expect(
    explained(
      item('a', { text: '{field|Gifts}' }),
      item('b', { type: 'button', text: '{field|Gifts|0|none|}' }),
      item('c', { type: 'image', text: '{field|Gifts|0|none|}' }),
    ),
  ).toEqual([]);
});

const EMPTY_FIGURE = { label: '', unit: '', comparison: '', goal: '', sentence: '' };
