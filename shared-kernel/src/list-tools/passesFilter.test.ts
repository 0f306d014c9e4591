import { passesFilter } from './passesFilter';

it('finds every word, in any order and case, in name or sentence', () => {
  const texts = ['Spring walkers', 'Supporters who completed “PET Beaches”'];
  expect(passesFilter('WALK beaches', texts)).toBe(true);
  expect(passesFilter('walk gala', texts)).toBe(false);
});

it('lets everything pass when it is empty', () => {
  expect(passesFilter('  ', ['anything'])).toBe(true);
});
