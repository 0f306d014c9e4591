import type { Column } from 'evaluation';
import type { FieldType } from 'shared-kernel/model';
import { createTypeEvidence, readsAs, type TypeShare } from '../profiling/fieldTypes';
import { forEachText, usedCodes, type UsedCodes } from '../profiling/usedCodes';
import { inferColumnType } from '../profiling/inferColumnType';
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

/** Of a text's values, from which on the rest of them is worth a look. */
const NEARLY_ALL = 0.9;

/** The columns of a file with values that cannot be read as their type (I19); `types` are those that people have set. */
export const unreadableColumns = (
  { columns, builder }: SupporterColumns,
  types: ReadonlyMap<string, FieldType>,
): readonly UnreadableColumn[] => {
  const snapshot = builder.finish();
  return columns
    .filter(({ role }) => role === 'data')
    .flatMap(({ position, name }, index) => {
      const column = snapshot.columns[index];
      if (column === undefined) return [];
      const used = usedCodes(column);
      const { type, others } = inferColumnType(column, used);
      const set = types.get(name);
      if (others === 0 && type !== 'string' && (set ?? type) === type) return [];
      const nearest = set === undefined && type === 'string' ? nearestOf(column, used) : null;
      const isText = nearest !== null && nearest.share >= NEARLY_ALL;
      const expected = isText ? nearest.type : (set ?? type);
      const reads = readsAs(expected);
      if (reads === null) return [];
      const texts = new Set<string>();
      forEachText(column, used, (raw) => {
        const text = raw.trim();
        if (text !== '' && !reads(text)) texts.add(raw);
      });
      return texts.size === 0 ? [] : [{ position, name, expected, isText, texts }];
    });
};

/** What most values of a text could be. */
const nearestOf = (column: Column, used: UsedCodes): TypeShare | null => {
  const evidence = createTypeEvidence();
  forEachText(column, used, (raw, times) => {
    evidence.add(raw, times);
  });
  return evidence.result().nearest;
};
