import {
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  textsOfItem,
  type Item,
  type ScreenDefinition,
} from 'shared-kernel/model';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { INVALID_ITEM_MATCH } from '../problems/problem';
import { data, item, reference, screen, search, year2026 } from '../testing/definitions';
import { screensForSupporter } from '../finished-screens/screensForSupporter';

const fields = { Name: 'string', Miles: 'number', Gift: 'donation' } as const;
const searches = [
  search('named', [data('Name', 'notEmpty')]),
  search('walked', [data('Miles', '>', '0')]),
];

const screenIds = (
  screens: readonly ScreenDefinition[],
  raw: Record<string, string>,
): readonly string[] =>
  evaluateSupporter(year2026({ fields, searches, screens }), { fields: raw }).screenIds;

describe('[E20] screens', () => {
  const both = { searchIds: ['named', 'walked'] };

  it.each([
    ['allUsers', {}, true],
    ['allSearches', { Name: 'Bea' }, false],
    ['allSearches', { Name: 'Bea', Miles: '5' }, true],
    ['anySearches', {}, false],
    ['anySearches', { Miles: '5' }, true],
    ['someSearches', { Name: 'Bea', Miles: '5' }, false],
  ])('%s over %j', (match, raw, expected) => {
    expect(screenIds([screen('one', { match, ...both })], raw)).toEqual(expected ? ['one'] : []);
  });

  it.each(['allSearches', 'anySearches'])('%s of no searches is nobody', (match) => {
    expect(screenIds([screen('one', { match })], { Name: 'Bea' })).toEqual([]);
  });

  it('never match a search that is gone', () => {
    const searchIds = ['named', 'gone'];
    expect(
      screenIds([screen('one', { match: 'allSearches', searchIds })], { Name: 'Bea' }),
    ).toEqual([]);
    expect(
      screenIds([screen('one', { match: 'anySearches', searchIds })], { Name: 'Bea' }),
    ).toEqual(['one']);
  });

  it('come in their order, and as listed where that is the same', () => {
    const screens = [screen('c', { order: 2 }), screen('a'), screen('b')];
    expect(screenIds(screens, {})).toEqual(['a', 'b', 'c']);
  });
});

it('[E19] of screens with one id the first counts', () => {
  const compiled = year2026({ screens: [screen('one'), screen('one', { match: 'anySearches' })] });
  expect(evaluateSupporter(compiled, { fields: {} }).screenIds).toEqual(['one']);
  expect(compiled.problems.map(({ code }) => code)).toEqual(['screen/duplicate-id']);
});

const finished = (items: readonly Item[], raw: Record<string, string>) => {
  const content = { ...DEFAULT_CONTENT, items };
  const compiled = year2026({ fields, searches, screens: [screen('one', { content })] });
  return { compiled, screens: screensForSupporter(compiled, { fields: raw }) };
};

describe('[E21] items', () => {
  const conditions = [data('Name', 'notEmpty'), reference('walked', '>=', '1')];
  const shows = (parts: Partial<Item>, raw: Record<string, string>): boolean =>
    finished([item('i', parts)], raw).screens[0]?.items.length === 1;

  it('show by their conditions', () => {
    expect(shows({ conditions, conditionsMatch: 'all' }, { Name: 'Bea' })).toBe(false);
    expect(shows({ conditions, conditionsMatch: 'all' }, { Name: 'Bea', Miles: '1' })).toBe(true);
    expect(shows({ conditions, conditionsMatch: 'any' }, { Name: 'Bea' })).toBe(true);
    expect(shows({ conditions, conditionsMatch: 'any' }, {})).toBe(false);
  });

  it('show always without conditions, whatever their match type', () => {
    expect(shows({ conditionsMatch: 'some' }, {})).toBe(true);
    expect(finished([item('i', { conditionsMatch: 'some' })], {}).compiled.problems).toEqual([]);
  });

  it('hide with an invalid match type, which is a problem', () => {
    const { screens, compiled } = finished([item('i', { conditions, conditionsMatch: 'some' })], {
      Name: 'Bea',
      Miles: '1',
    });
    expect(screens[0]?.items).toEqual([]);
    expect(compiled.problems).toEqual([
      { code: 'item/invalid-match', id: 'i', message: INVALID_ITEM_MATCH },
    ]);
  });
});

describe('[E22] finished screens', () => {
  const items = [
    item('late', { order: 3, text: '{field|Gift|0|moneyPounds|–}', animation: 'countUp' }),
    item('hidden', { order: 2, conditions: [data('Name', '==', 'Kit')] }),
    item('early', {
      order: 1,
      text: 'Dear {field|Name|0|none|friend}',
      conditions: [data('Name', 'notEmpty')],
    }),
  ];
  const [one] = finished(items, { Name: 'Bea', Gift: 'CREDIT_X~success::1250.00' }).screens;

  it('have the shown items in order, filled, at their times', () => {
    expect(one?.items.map(({ item: { id, text }, atSeconds }) => [id, text, atSeconds])).toEqual([
      ['early', 'Dear Bea', 2],
      ['late', '£1250', 4],
    ]);
    expect(one?.endSeconds).toBe(6);
  });

  it('have every text of a figure filled, and only what counts up without grouping', () => {
    const gift = '{field|Gift|0|moneyPounds|–}';
    const figure = { ...DEFAULT_FIGURE, label: gift, unit: gift, comparison: gift };
    const number = item('number', {
      type: 'number',
      text: gift,
      animation: 'countUp',
      figure: { ...figure, goal: gift, sentence: gift },
    });
    const [filled] = finished([number], { Gift: 'CREDIT_X~success::1250.00' }).screens;
    const texts = filled?.items.flatMap((shown) => textsOfItem(shown.item));
    expect(texts).toEqual(['£1250', ...Array<string>(5).fill('£1,250')]);
  });

  it('take no condition and no hidden item with them', () => {
    expect(one?.content.items.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(JSON.stringify(one)).not.toMatch(/Kit|dataId/);
  });
});
