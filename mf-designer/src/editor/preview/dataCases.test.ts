import { compileYear } from 'evaluation';
import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';
import { A_DAY, aField, aYear } from 'shared-kernel/testing';

import { dataCases } from './dataCases';

const example = (value: string) => ({ value, supporterEmail: 'robin@example.org' });
const fields = [
  aField({
    name: 'Gifts',
    type: 'number',
    exampleValues: {
      random: [example('7'), example('1000.25')],
      largest: example('9999'),
      smallest: example('1'),
    },
  }),
];
const year = {
  fields,
  searches: [],
  screens: [],
  compiled: compileYear({ today: A_DAY, year: aYear(), fields, searches: [], screens: [] }),
};

const saying = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('one'), 1), text }],
});

const looks = (text: string, of: Parameters<typeof dataCases>[1]) =>
  dataCases(saying(text), of).map(({ mode, content }) => [mode.id, content.items[0]?.text]);

it('[S69] shows the largest, the smallest, the longest and missing data', () => {
  expect(looks('{field|Gifts|0|none|some}', year)).toEqual([
    ['largest', '9999'],
    ['smallest', '1'],
    ['random-2', '1000.25'],
    ['none', 'some'],
  ]);
});

it('[S69] looks once at what is the same for everybody', () => {
  expect(looks('Thank you', year)).toHaveLength(1);
});

it('[S69] shows fallbacks while the year is not there', () => {
  expect(looks('{field|Gifts|0|none|some}', null)).toEqual([['none', 'some']]);
});
