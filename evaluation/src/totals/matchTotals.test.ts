import { evaluateSupporter } from '../year/evaluateSupporter';
import { data, page, screen, search, year2026 } from '../testing/definitions';
import { createMatchTotals } from './matchTotals';

const compiled = year2026({
  fields: { 'P 1': 'action', 'P 2': 'action', City: 'string' },
  searches: [
    search('pages', [page('P', { dataIdMatch: 'fuzzy' })]),
    search('city', [data('City', 'notEmpty')]),
    search('nobody', []),
  ],
  screens: [
    screen('second', { order: 2, match: 'anySearches', searchIds: ['city'] }),
    screen('first', { order: 1, match: 'anySearches', searchIds: ['pages'] }),
  ],
});

const total = (people: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  const totals = createMatchTotals(compiled);
  for (const [email, fields] of Object.entries(people)) {
    totals.add(email, evaluateSupporter(compiled, { fields }));
  }
  return totals;
};

const PEOPLE = {
  'bea@example.org': { 'P 1': '01/06/2026', 'P 2': '01/06/2026', City: 'Oban' },
  'kit@example.org': { 'P 1': '01/06/2026' },
  'zoe@example.org': {},
};

it('[E34] supporters are counted for each search and screen', () => {
  const { searches, screens } = total(PEOPLE).results();
  expect(searches.map(({ id, supportersMatched }) => [id, supportersMatched])).toEqual([
    ['pages', 2],
    ['city', 1],
    ['nobody', 0],
  ]);
  expect(screens.map(({ id, supportersMatched }) => [id, supportersMatched])).toEqual([
    ['first', 2],
    ['second', 1],
  ]);
});

it('[E35] examples are the same 20 in every order of supporters', () => {
  const emails = Array.from({ length: 100 }, (_, number) => `supporter${number}@example.org`);
  const everyone = (list: readonly string[]) =>
    total(Object.fromEntries(list.map((email) => [email, { City: 'Oban' }]))).results();
  const [, forward] = everyone(emails).searches;
  const [, backward] = everyone(emails.toReversed()).searches;
  expect(new Set(forward?.supportersMatchedEmails).size).toBe(20);
  expect(backward?.supportersMatchedEmails).toEqual(forward?.supportersMatchedEmails);
});

it('[E35] different searches show different examples', () => {
  const fields = { City: 'Oban', 'P 1': '01/06/2026' };
  const people = Array.from(
    { length: 100 },
    (_, number) => [`s${number}@example.org`, fields] as const,
  );
  const [pages, city] = total(Object.fromEntries(people)).results().searches;
  expect(pages?.supportersMatchedEmails).not.toEqual(city?.supportersMatchedEmails);
});

it('[E36] a spread is kept only for searches with an action condition', () => {
  const { searches } = total(PEOPLE).results();
  expect(searches.map(({ supportersMatchedSpread }) => supportersMatchedSpread)).toEqual([
    { '1': 1, '2': 1 },
    null,
    null,
  ]);
});

it('[E37] supporters are counted by how many screens they match, from 1 on', () => {
  expect(total(PEOPLE).results().screensCombined).toEqual({
    '1': { total: 1, supporterEmails: ['kit@example.org'] },
    '2': { total: 1, supporterEmails: ['bea@example.org'] },
  });
});
