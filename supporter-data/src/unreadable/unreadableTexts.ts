import type { FieldType } from 'shared-kernel/model';
import type { ImportColumn } from '../columns/importColumn';
import { readsAs } from '../profiling/fieldTypes';
import {
  nearestByEvidence,
  typeByEvidence,
  type ColumnEvidence,
} from '../profiling/inferColumnType';
import { createShardTypes, type ShardTypes } from '../profiling/shardTypes';
import { forEachText, usedCodes } from '../profiling/usedCodes';
import type { SupporterColumns } from '../readColumns';

/** A column of which some values do not read as its type. */
export interface UnreadableColumn {
  /** From 1. */
  readonly position: number;
  readonly name: string;
  /** What the others are. */
  readonly expected: FieldType;
  /** They are too many for the type, so that the whole column is text. */
  readonly isText: boolean;
  /** The values that do not read so, as they stand. */
  readonly texts: ReadonlySet<string>;
}

/** The values of a file that cannot be read as their column's type (I19), found in the whole of it or shard by shard. */
export interface UnreadableTexts {
  /** Those of the file, or of one of its shards, before others than its own supporters are added to it. */
  readonly add: (file: SupporterColumns) => void;
  /** The columns that have any. */
  readonly columns: () => readonly UnreadableColumn[];
}

/** Of a text's values, from which on the rest of them is worth a look. */
const PERCENT_NEARLY_ALL = 90;

/** The types that a file of at most so many supporters speaks for, as far as its unreadable values ask. */
export const createFileTypes = (mostSupporters: number): ShardTypes =>
  createShardTypes(mostSupporters, 100 - PERCENT_NEARLY_ALL);

/** `fileTypes` has been told of the whole file; `types` are those that people have set. */
export const createUnreadableTexts = (
  columns: readonly ImportColumn[],
  fileTypes: ShardTypes,
  types: ReadonlyMap<string, FieldType>,
): UnreadableTexts => {
  const asked = columns
    .filter(({ role }) => role === 'data')
    .flatMap(({ position, name }, index) => {
      const expected = expectedType(fileTypes.evidence(name), types.get(name));
      const reads = expected && readsAs(expected.expected);
      if (expected === null || reads === null) return [];
      return [{ index, reads, column: { position, name, ...expected, texts: new Set<string>() } }];
    });
  return {
    add: ({ builder }) => {
      const snapshot = builder.finish();
      for (const { index, reads, column } of asked) {
        const values = snapshot.columns[index];
        if (values === undefined) continue;
        forEachText(values, usedCodes(values), (raw) => {
          const text = raw.trim();
          if (text !== '' && !reads(text)) column.texts.add(raw);
        });
      }
    },
    columns: () => asked.map(({ column }) => column).filter(({ texts }) => texts.size > 0),
  };
};

/** What the values of a column are to be read as; null where all of them do. */
function expectedType(
  evidence: ColumnEvidence,
  set: FieldType | undefined,
): Pick<UnreadableColumn, 'expected' | 'isText'> | null {
  const { type, others } = typeByEvidence(evidence);
  if (others === 0 && type !== 'string' && (set ?? type) === type) return null;
  if (set !== undefined || type !== 'string') return { expected: set ?? type, isText: false };
  const nearest = nearestByEvidence(evidence);
  const isText = nearest.share * 100 >= PERCENT_NEARLY_ALL;
  return { expected: isText ? nearest.type : type, isText };
}
