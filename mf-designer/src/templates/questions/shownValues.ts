import { fillText, readValue, type PlaceholderContext, type TypedValue } from 'evaluation';
import type { DataSource } from '../../document/placeholders/dataSource';

/** What a placeholder shows to supporters: with every example of its source, and without a value. */
export const shownValues = (source: DataSource, code: string): readonly string[] => [
  ...new Set([...valuesOf(source), null].map((value) => fillText(code, giving(value)))),
];

/** What it shows to one of them: somebody usual of a field, the most active of a search. */
export function sampleValue(source: DataSource, code: string): string {
  const values = valuesOf(source);
  const value = source.kind === 'field' ? (values[2] ?? values[0]) : values.at(-1);
  return fillText(code, giving(value ?? null));
}

function valuesOf(source: DataSource): readonly (TypedValue | null)[] {
  if (source.kind === 'search') {
    const counts = Object.keys(source.search.supportersMatchedSpread ?? {});
    return ['0', '1', '99', ...counts].map((count) => readValue('number', count));
  }
  const { type, exampleValues } = source.field;
  const { random, largest, smallest } = exampleValues;
  return [largest, smallest, ...random].flatMap((example) =>
    example === null ? [] : [readValue(type, example.value)],
  );
}

const giving = (value: TypedValue | null): PlaceholderContext => ({
  field: () => value,
  search: () => value,
});
