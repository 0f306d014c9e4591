import { snapshotOfSupporters } from 'evaluation';
import { FIELDS, people } from 'evaluation/testing';
import fc from 'fast-check';
import { inferSnapshotTypes } from './profileSnapshot';
import { createShardTypes } from './shardTypes';

const LISTED = Object.keys(FIELDS).map((name) => ({ name, type: 'unknown' as const }));

it('the types of supporters who come in shards are those of all of them together', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 16 }), (list, count) => {
      const types = createShardTypes(list.length);
      for (let index = 0; index < count; index += 1)
        types.add(
          snapshotOfSupporters(
            LISTED,
            list.filter((_, at) => at % count === index),
          ),
        );
      expect(types.types()).toEqual(inferSnapshotTypes(snapshotOfSupporters(LISTED, list)));
    }),
  );
});

it('as many as two in a hundred values may be something else, in whichever shard they are', () => {
  const year = (others: number) => {
    const types = createShardTypes(100);
    for (const from of [0, 50])
      types.add(
        snapshotOfSupporters(
          [{ name: 'Gift', type: 'unknown' }],
          Array.from({ length: 50 }, (_, at) => ({
            email: `s${String(from + at)}@example.org`,
            supporterId: '',
            fields: { Gift: from + at < others ? 'soon' : String(at) },
          })),
        ),
      );
    return types.types();
  };
  expect(year(2)).toEqual([{ name: 'Gift', type: 'number' }]);
  expect(year(3)).toEqual([{ name: 'Gift', type: 'string' }]);
});
