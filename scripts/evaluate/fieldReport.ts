import { readValue } from 'evaluation';
import { spreadKey } from 'supporter-data';
import type { FieldExample, FieldListEntry, FieldType } from 'shared-kernel/model';

/** One field of the file: its type, how many supporters have it, its extremes, spread and examples. */
export const fieldReport = ({ name, type, count, exampleValues, spread }: FieldListEntry) => ({
  name,
  type,
  count,
  largest: extremeReport(type, exampleValues.largest),
  smallest: extremeReport(type, exampleValues.smallest),
  spread,
  exampleValues: { random: exampleValues.random },
});

/** An extreme with its value as in the file and its key as in the spread. */
const extremeReport = (type: FieldType, example: FieldExample | null) => {
  const value = example && readValue(type, example.value);
  if (example === null || value === null) return null;
  return {
    value: example.value,
    key: spreadKey(value),
    supporterEmail: example.supporterEmail,
  };
};
