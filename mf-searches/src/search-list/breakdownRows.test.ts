import { breakdownRows } from './breakdownRows';

it('sorts by the number of times, not by its text', () => {
  expect(breakdownRows({ '10': 1, '2': 5, '1': 7 })).toEqual([
    { times: '1', supporters: 7 },
    { times: '2', supporters: 5 },
    { times: '10', supporters: 1 },
  ]);
});

it('is empty without a spread', () => {
  expect(breakdownRows(null)).toEqual([]);
});
