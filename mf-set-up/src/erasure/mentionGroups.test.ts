import { asId, type YearId } from 'shared-kernel/model';
import { aYear } from 'shared-kernel/testing';
import { mentionGroups } from './mentionGroups';
import type { Mention } from '../server/erasure';

const year = (id: string) => aYear({ id: asId(id), name: `Year ${id}` });
const YEARS = {
  live: [year('26'), year('25')],
  all: [year('26'), year('25'), year('24')],
  chosen: year('26'),
};
const inYear = (id: string, changes: Partial<Mention> = {}): Mention => ({
  kind: 'search',
  yearId: asId<YearId>(id),
  id: 's',
  name: 'Friends',
  place: 'the name',
  ...changes,
});

it('leads into the year that is worked on, into another one by choosing it, and into a deleted one not at all', () => {
  const groups = mentionGroups([inYear('26'), inYear('25'), inYear('24')], YEARS);
  expect(groups.map(({ title, link }) => [title, link])).toEqual([
    ['Search “Friends” in Year 26', { to: '/searches/s' }],
    [
      'Search “Friends” in Year 25',
      { to: '/searches/s', state: { scopeSwitch: true, yearId: '25' } },
    ],
    ['Search “Friends” in Year 24', null],
  ]);
});

it('gathers the places of one thing, and leaves out the log, which nobody can change', () => {
  const groups = mentionGroups(
    [
      inYear('26'),
      inYear('26', { kind: 'screen', name: '' }),
      inYear('26', { place: 'the value of condition 1' }),
      inYear('', { kind: 'log', place: '2 lines' }),
    ],
    YEARS,
  );
  expect(groups.map(({ title, places }) => `${title}: ${places}`)).toEqual([
    'Search “Friends” in Year 26: the name, the value of condition 1',
    'Screen “Untitled” in Year 26: the name',
  ]);
});

it('knows the templates of the organisation, which belong to no year', () => {
  const template = inYear('', {
    kind: 'screen',
    id: 't',
    name: 'Thank you',
    place: 'the text of object 1',
  });
  expect(mentionGroups([template], YEARS)).toMatchObject([
    {
      title: 'Template “Thank you”',
      places: 'the text of object 1',
      link: { to: '/screens/templates' },
    },
  ]);
});
