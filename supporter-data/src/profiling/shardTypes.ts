import type { FieldDefinition, Snapshot } from 'evaluation';
import { addedEvidence, NO_EVIDENCE, typeByEvidence, type ColumnEvidence } from './inferColumnType';

/** The types that the values of fields speak for (D2a), of supporters who come shard by shard. */
export interface ShardTypes {
  readonly add: (shard: Snapshot) => void;
  /** In the order in which they came first. */
  readonly types: () => readonly FieldDefinition[];
}

/** What `inferSnapshotTypes` gives of all supporters together. */
export const createShardTypes = (): ShardTypes => {
  const evidence = new Map<string, ColumnEvidence>();
  return {
    add: ({ fields, columns }) => {
      for (const [index, { name }] of fields.entries()) {
        const before = evidence.get(name) ?? NO_EVIDENCE;
        const column = columns[index];
        evidence.set(name, column === undefined ? before : addedEvidence(before, column));
      }
    },
    types: () => Array.from(evidence, ([name, one]) => ({ name, type: typeByEvidence(one) })),
  };
};
