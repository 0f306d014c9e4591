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
