import fc from 'fast-check';
import { chosenOf, NONE_CHOSEN, reached, toggled, type Chosen } from './selection';

const LISTED = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Id = (typeof LISTED)[number];
const one = () => fc.constantFrom(...LISTED);
const anyChosen = (): fc.Arbitrary<Chosen<Id>> =>
  fc.record({ ids: fc.uniqueArray(one()).map((ids) => new Set(ids)), anchor: one() });

it('is as it was after one is chosen twice', () => {
  fc.assert(
    fc.property(anyChosen(), one(), (chosen, id) => {
      const twice = toggled(toggled(chosen, id), id);
      expect([...twice.ids].sort()).toEqual([...chosen.ids].sort());
    }),
  );
});

it('reaches over everything between two clicks, whichever came first, and leaves the others', () => {
  fc.assert(
    fc.property(anyChosen(), one(), one(), (chosen, from, to) => {
      const there = reached({ ...chosen, anchor: from }, LISTED, to);
      const back = reached({ ...chosen, anchor: to }, LISTED, from);
      expect(chosenOf(there, LISTED)).toEqual(chosenOf(back, LISTED));
      const ends = [LISTED.indexOf(from), LISTED.indexOf(to)];
      expect(chosenOf(there, LISTED)).toEqual(
        LISTED.filter(
          (id, at) => chosen.ids.has(id) || (at >= Math.min(...ends) && at <= Math.max(...ends)),
        ),
      );
    }),
  );
});

it('chooses one alone where nothing was clicked before, or what was is not listed any more', () => {
  expect(chosenOf(reached(NONE_CHOSEN, LISTED, 'c'), LISTED)).toEqual(['c']);
  const gone = { ids: new Set<Id>(), anchor: 'a' } as const;
  expect(chosenOf(reached(gone, ['b', 'c', 'd'], 'd'), LISTED)).toEqual(['d']);
});

it('acts on nothing that is not listed, in the order of the list', () => {
  const chosen = { ids: new Set<Id>(['f', 'a', 'c']), anchor: null };
  expect(chosenOf(chosen, ['a', 'b', 'f'])).toEqual(['a', 'f']);
});
