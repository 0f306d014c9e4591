import { asId, type ScreenId } from 'shared-kernel/model';
import { aScreen } from 'shared-kernel/testing';
import { inOrder, placesOf } from './screenOrder';

const id = (name: string) => asId<ScreenId>(name);
const ids = ['a', 'b', 'c'].map(id);
const screens = [
  aScreen({ id: id('c'), order: 3 }),
  aScreen({ id: id('a'), order: 1 }),
  aScreen({ id: id('b'), order: 2 }),
];
const idsOf = (list: readonly { readonly id: ScreenId }[]) => list.map((screen) => screen.id);

it('lists screens by their stored order', () => {
  expect(idsOf(inOrder(screens, null))).toEqual(['a', 'b', 'c']);
});

it('lists screens as they were moved, newcomers last, without those that are gone', () => {
  expect(idsOf(inOrder(screens, [id('c'), id('gone'), id('a')]))).toEqual(['c', 'a', 'b']);
});

it('saves orders from 1 without gaps', () => {
  expect(placesOf(ids)).toEqual([
    { id: 'a', order: 1 },
    { id: 'b', order: 2 },
    { id: 'c', order: 3 },
  ]);
});
