import type { FieldDefinition } from 'evaluation';
import {
  asId,
  decodeScreen,
  decodeSearch,
  defaultItem,
  YEAR_LIMITS,
  type Condition,
  type Screen,
  type Search,
} from 'shared-kernel/model';
import { aScreen, aSearch, atLeast } from '../testing/aYear';
import { tooHeavyOf } from './countable';

/** What one search may look at, and what a year's searches or screens may in all. */
const OWN = 250_000;
const YEAR = 500_000;

const fields = (count: number): readonly FieldDefinition[] =>
  Array.from({ length: count }, (_, n) => ({ name: `e${String(n)}`, type: 'number' }));

/** Looks at each of the fields, and at the list of them, with each of its conditions. */
const fuzzy: Partial<Condition> = { ...atLeast('e', 1), dataIdMatch: 'fuzzy' };

function searchOf(id: string, count: number, condition = fuzzy): Search {
  const conditions = Array.from({ length: count }, () => condition);
  const decoded = decodeSearch(id, aSearch(...conditions));
  if (!decoded.ok) throw new Error(decoded.error.message);
  return decoded.value;
}

const heavySearches = async (searches: readonly Search[], fieldCount = 1) => [
  ...(await tooHeavyOf(searches, [], fields(fieldCount))).searches,
];

describe('what is counted of a year', () => {
  it('is a search of as many conditions as one may have, and none of more', async () => {
    const plain = atLeast('Gift', 5);
    const searches = [
      searchOf('most', YEAR_LIMITS.conditions, plain),
      searchOf('more', YEAR_LIMITS.conditions + 1, plain),
    ];
    expect(await heavySearches(searches)).toEqual(['more']);
  });

  it('is a search that looks at no more fields than one may, whatever the year has left', async () => {
    const within = OWN / 50 - 1;
    expect(await heavySearches([searchOf('within', 50)], within)).toEqual([]);
    expect(await heavySearches([searchOf('above', 50)], within + 1)).toEqual(['above']);
    expect(await heavySearches([searchOf('above', 50), searchOf('next', 10)], within + 1)).toEqual([
      'above',
    ]);
  });

  it('is what came first, until the year has no room left', async () => {
    const perSearch = YEAR / 4;
    const searches = ['one', 'two', 'three', 'four', 'five'].map((id) => searchOf(id, 25));
    expect(await heavySearches(searches, perSearch / 25 - 1)).toEqual(['five']);
  });

  it('has room for screens of its own, item by item', async () => {
    const { conditions } = searchOf('one', 25);
    const screenOf = (id: string, items: number): Screen => {
      const decoded = decodeScreen(id, aScreen());
      if (!decoded.ok) throw new Error(decoded.error.message);
      const item = { ...defaultItem(asId('one'), 1), conditions };
      const content = {
        ...decoded.value.content,
        items: Array.from({ length: items }, () => item),
      };
      return { ...decoded.value, content };
    };
    const searches = ['one', 'two', 'three', 'four'].map((id) => searchOf(id, 25));
    const screens = [
      screenOf('two', 2),
      screenOf('three', 3),
      screenOf('next', 2),
      screenOf('last', 1),
    ];
    const heavy = await tooHeavyOf(searches, screens, fields(YEAR / 4 / 25 - 1));
    expect([...heavy.searches]).toEqual([]);
    expect([...heavy.screens]).toEqual(['three', 'last']);
  });

  it('is worked out in turns with what else the process has to answer', async () => {
    let turns = 0;
    let isOver = false;
    const takeTurns = (): void => {
      turns += 1;
      if (!isOver) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    await heavySearches(Array.from({ length: 20 }, (_, n) => searchOf(String(n), 1)));
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
