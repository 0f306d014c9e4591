import { asId, type ScreenChange, type ScreenId } from 'shared-kernel/model';
import { aScreen } from 'shared-kernel/testing';
import { listedScreens, SHOWS, SORTS } from './listedScreens';

const at = (day: number) => ({
  revision: 1,
  savedBy: '',
  savedAt: new Date(Date.UTC(2026, 0, day)),
});
const id = (name: string) => asId<ScreenId>(name);
const SCREENS = [
  aScreen({
    id: id('hello'),
    name: 'Hello',
    supportersMatched: 5,
    setupSaved: at(9),
    tags: ['Gala'],
  }),
  aScreen({ id: id('you'), name: 'You took part', supportersMatched: 0, contentSaved: at(20) }),
  aScreen({
    ...{ id: id('all'), name: 'All of us', supportersMatched: 40 },
    supportersMatchedFault: { code: 'cycle', message: '' },
  }),
  aScreen({ id: id('working'), name: 'New', supportersMatched: -1 }),
];
const CHANGES = new Map<ScreenId, ScreenChange>([[id('you'), 'changed']]);
const QUERY = { find: '', show: 'all', sort: 'order', tag: '' } as const;

const listed = (query: Partial<Parameters<typeof listedScreens>[1]>, changes = CHANGES) =>
  listedScreens(SCREENS, { ...QUERY, ...query }, changes).map((screen) => screen.id);

it('lists all in their order unless something else is asked for', () => {
  expect(listed({})).toEqual(['hello', 'you', 'all', 'working']);
});

it('sorts by name, by how many match and by when something was saved', () => {
  expect(listed({ sort: 'name' })).toEqual(['all', 'hello', 'working', 'you']);
  expect(listed({ sort: 'matched' })).toEqual(['all', 'hello', 'you', 'working']);
  expect(listed({ sort: 'saved' }).slice(0, 2)).toEqual(['you', 'hello']);
});

it('narrows by words of name or tag, by tag and by state', () => {
  expect(listed({ find: 'us ALL' })).toEqual(['all']);
  expect(listed({ find: 'gala' })).toEqual(['hello']);
  expect(listed({ tag: 'Gala' })).toEqual(['hello']);
  expect(listed({ show: 'drafts' })).toEqual(['you']);
  expect(listed({ show: 'published' })).toEqual(['hello', 'all', 'working']);
  expect(listed({ show: 'nobody' })).toEqual(['you']);
  expect(listed({ show: 'failed' })).toEqual(['all']);
});

it('leaves nothing out by what is not known yet', () => {
  for (const show of ['drafts', 'published'] as const)
    expect(listedScreens(SCREENS, { ...QUERY, show }, null)).toHaveLength(SCREENS.length);
});

it('loses and invents no screen, however it is sorted', () => {
  for (const sort of SORTS) expect(listed({ sort }).toSorted()).toEqual(listed({}).toSorted());
  for (const show of SHOWS)
    expect(listed({}).filter((one) => listed({ show }).includes(one))).toEqual(listed({ show }));
});
