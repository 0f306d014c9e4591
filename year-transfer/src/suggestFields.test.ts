import type { FieldType } from 'shared-kernel/model';
import { data, item, page, reference, screen, search } from 'evaluation/testing';
import { DEFAULT_CONTENT, DEFAULT_FIGURE } from 'shared-kernel/model';
import { fieldStatus } from './fieldStatus';
import { oldYearMentions } from './oldYearMentions';
import { suggestFields } from './suggestFields';
import { usedFields, type UsedField } from './usedFields';
import { yearNumbers } from './yearNumbers';

const daysOf = (year: number) => ({
  dateFrom: { year: year - 1, month: 12, day: 31 },
  dateTo: { year: year + 1, month: 1, day: 1 },
});
const numbers = yearNumbers(daysOf(2025), daysOf(2026));
const used = (name: string, parts: Partial<UsedField> = {}): UsedField => ({
  name,
  match: 'exact',
  reads: ['data'],
  uses: [],
  ...parts,
});
const listed = (fields: Readonly<Record<string, FieldType>>) =>
  Object.entries(fields).map(([name, type]) => ({ name, type }));

describe('[E62] a name in another year', () => {
  const source = listed({ 'Volunteer hours': 'number', Postcode: 'string', 'Walk 1': 'action' });
  const target = listed({
    City: 'string',
    'Gala 2025': 'action',
    'Gala 2026': 'action',
    'Spring walk 2026': 'action',
    spring_fair: 'action',
    'Volunteer hours given': 'number',
    'Post codes': 'string',
    'Walk 2': 'action',
    Nothing: 'unknown',
  });
  const suggestion = (field: UsedField) => suggestFields([field], source, target, numbers)[0];

  it.each([
    ['City', {}, 'City', 'sameName'],
    ['Gala 2025', {}, 'Gala 2025', 'sameName'],
    ['Spring walk 2025', { reads: ['page'] }, 'Spring walk 2026', 'yearMovedOn'],
    ['SPRING  WALK 2025', { reads: ['page'] }, 'Spring walk 2026', 'sameButForSpelling'],
    ['Spring Fair', { reads: ['page'] }, 'spring_fair', 'sameButForSpelling'],
    ['city', { reads: ['page'] }, 'city', 'kept'],
    ['Volunteer hours', {}, 'Volunteer hours given', 'closest'],
    ['Postcode', {}, 'Post codes', 'closest'],
    ['Walk 1', {}, 'Walk 1', 'kept'],
    ['Nothing', {}, 'Nothing', 'kept'],
    ['Nothing', { reads: ['text'] }, 'Nothing', 'sameName'],
    ['walk 2025', { match: 'fuzzy' }, 'walk 2026', 'yearMovedOn'],
    ['Wolk', { match: 'fuzzy' }, 'Wolk', 'kept'],
  ] as const)('of %s (%j) is %s: %s', (name, parts, suggested, reason) => {
    expect(suggestion(used(name, parts))).toEqual({ name: suggested, reason });
  });

  it('is no near miss of what another name has surely found', () => {
    const [, near] = suggestFields(
      [used('Post codes'), used('Post code')],
      source,
      target,
      numbers,
    );
    expect(near).toEqual({ name: 'Post code', reason: 'kept' });
  });

  it('stays where the other year has no fields', () => {
    expect(suggestFields([used('Gala 2025')], source, [], numbers)).toEqual([
      { name: 'Gala 2025', reason: 'kept' },
    ]);
  });

  it.each([
    [used('City'), 'City', 'there'],
    [used('City'), 'Town', 'missing'],
    [used('City', { reads: ['page'] }), 'City', 'missing'],
    [used('Postcode'), 'Volunteer hours given', 'otherType'],
    [used('walk', { match: 'fuzzy', reads: ['page'] }), 'walk', 'there'],
    [used('City', { reads: ['text'] }), 'a|b', 'notForTexts'],
    [used('City'), ' ', 'empty'],
  ] as const)('%j as %s is %s', (field, name, status) => {
    expect(fieldStatus(field, name, source, target)).toBe(status);
  });

  it('is checked against fields, where there are any', () => {
    expect(fieldStatus(used('City'), 'City', source, [])).toBe('unchecked');
  });
});

describe('the numbers of a year', () => {
  it('move on together where the year lies over the turn of the calendar', () => {
    const season = (first: number) => ({
      dateFrom: { year: first, month: 8, day: 31 },
      dateTo: { year: first + 1, month: 9, day: 1 },
    });
    const moved = yearNumbers(season(2024), season(2026));
    expect(moved.movedOn('Season 2024/2025, 20245, 2023 and 2026')).toBe(
      'Season 2026/2027, 20245, 2023 and 2026',
    );
    expect(moved.areIn('20245')).toBe(false);
  });
});

const item2025 = item('i', {
  text: 'In 2025: {field|Gala 2025|0|none|x}',
  conditions: [data('Joined', '>', '01/01/2025'), page('Gala 2025')],
});
const FIGURE = {
  ...DEFAULT_FIGURE,
  label: '{field|Counted 2025|0|none|}',
  comparison: 'more than in 2025',
};
const definitions = {
  searches: [
    search('a', [page(' Gala 2025 '), page('Gala', { dataIdMatch: 'fuzzy' }), reference('b')]),
    search('b', [data('City', '==', 'Oban')]),
  ],
  screens: [
    screen('s', {
      content: {
        ...DEFAULT_CONTENT,
        backgroundImage: 'https://a.example/2025.png',
        items: [
          item2025,
          item('j', { text: '{field|City 2025|0|none|x}' }),
          item('k', { type: 'number', figure: FIGURE }),
        ],
      },
    }),
  ],
};

it('[E61] finds each name once, with who uses it', () => {
  expect(
    usedFields(definitions).map(({ name, match, reads, uses }) => [
      name,
      match,
      reads.join(),
      uses.map((use) => use.name).join(),
    ]),
  ).toEqual([
    ['City', 'exact', 'data', 'B'],
    ['City 2025', 'exact', 'text', 'S'],
    ['Counted 2025', 'exact', 'text', 'S'],
    ['Gala', 'fuzzy', 'page', 'A'],
    ['Gala 2025', 'exact', 'page,text', 'A,S'],
    ['Joined', 'exact', 'data', 'S'],
  ]);
});

it('[E66] lists what speaks of the old year, but not the names of fields', () => {
  expect(oldYearMentions(definitions, numbers).map(({ place, text }) => [place, text])).toEqual([
    ['text', 'In 2025: {field|Gala 2025|0|none|x}'],
    ['text', 'more than in 2025'],
    ['value', '01/01/2025'],
    ['address', 'https://a.example/2025.png'],
  ]);
});
