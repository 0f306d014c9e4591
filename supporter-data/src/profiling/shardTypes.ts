import type { FieldDefinition, Snapshot } from 'evaluation';
import { PERCENT_NEEDED } from './fieldTypes';
import { addedEvidence, NO_EVIDENCE, typeByEvidence, type ColumnEvidence } from './inferColumnType';

/** The types that the values of fields speak for (D2a), of supporters who come shard by shard. */
export interface ShardTypes {
  readonly add: (shard: Snapshot) => void;
  /** In the order in which they came first. */
  readonly types: () => readonly FieldDefinition[];
  readonly evidence: (name: string) => ColumnEvidence;
}

/**
 * What `inferSnapshotTypes` gives of all supporters together, who are no more than `mostSupporters`. A type that the
 * values of more than so many percent of them are not is not asked about any more.
 */
export const createShardTypes = (
  mostSupporters = Infinity,
  percent = 100 - PERCENT_NEEDED,
): ShardTypes => {
  const most = (mostSupporters * percent) / 100;
  const evidence = new Map<string, ColumnEvidence>();
  const evidenceOf = (name: string): ColumnEvidence => evidence.get(name) ?? NO_EVIDENCE;
  return {
    add: ({ fields, columns }) => {
      for (const [index, { name }] of fields.entries()) {
        const before = evidenceOf(name);
        const column = columns[index];
        evidence.set(name, column === undefined ? before : addedEvidence(before, column, most));
      }
    },
    types: () => Array.from(evidence, ([name, one]) => ({ name, type: typeByEvidence(one).type })),
    evidence: evidenceOf,
  };
};
