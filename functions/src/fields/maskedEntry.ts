import type { FieldListEntry } from 'shared-kernel/model';

/** What an entry says of a field without a value of it. */
export const NO_VALUES = {
  exampleValues: { random: [], largest: null, smallest: null },
  spread: {},
} as const satisfies Partial<FieldListEntry>;

/** An entry as it may stand where browsers read it: without any value where the field is sensitive (D370). */
export const maskedEntry = (entry: FieldListEntry): FieldListEntry => {
  if (entry.dictionary?.sensitive !== true) return entry;
  const { spreadId: _, histogram: __, topValues: ___, ...rest } = entry;
  return { ...rest, ...NO_VALUES };
};
