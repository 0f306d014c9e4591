import { combinedRows } from './combinedRows';

it('sorts by number of screens and rounds percentages', () => {
  const rows = combinedRows(
    {
      '10': { total: 1, supporterEmails: ['a@example.org'] },
      '2': { total: 33, supporterEmails: [] },
      '1': { total: 125, supporterEmails: [] },
    },
    200,
  );
  expect(rows.map(({ label, total, share }) => [label, total, share])).toEqual([
    ['1 screen', 125, '63%'],
    ['2 screens', 33, '17%'],
    ['10 screens', 1, '1%'],
  ]);
});
