import { moved } from './moved';

const list = ['a', 'b', 'c'];
const move = (name: string, index: number) => moved(list, (one) => one === name, index);

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 9, ['a', 'c', 'b']],
  ['b', -1, ['b', 'a', 'c']],
])('moves %s to place %i', (name, place, expected) => {
  expect(move(name, place)).toEqual(expected);
});

it('leaves the list as it is when nothing is found in it', () => {
  expect(move('gone', 0)).toBe(list);
});
