import { fillText, readValue, type PrintedYear, type TypedValue } from 'evaluation';
import type { FieldListEntry, Search } from 'shared-kernel/model';

import type { DataSource } from '../../document/placeholders/dataSource';
import { codeOf, type PlaceholderParts } from '../../document/placeholders/placeholderParts';

/** What comes out of a placeholder for somebody [S44]. */
export interface Sample {
  readonly whom: string;
  readonly shown: string;
}

/** An example supporter or two, and one without a value. */
export const samplesOf = (
  source: DataSource,
  parts: PlaceholderParts,
  year: PrintedYear,
): readonly Sample[] => {
  const fill: Fill = (value) =>
    fillText(codeOf(parts), { field: () => value, search: () => value, year });
  return source.kind === 'field'
    ? fieldSamples(source.field, fill)
    : searchSamples(source.search, fill);
};

type Fill = (value: TypedValue | null) => string;

function fieldSamples(
  { type, exampleValues, dictionary }: FieldListEntry,
  fill: Fill,
): readonly Sample[] {
  const [first] = exampleValues.random;
  const { largest } = exampleValues;
  const filled = (value: string) => fill(readValue(type, value));
  const samples: Sample[] = [];
  if (dictionary?.sensitive === true)
    samples.push({ whom: 'With a value', shown: 'Hidden, since the field is sensitive' });
  if (first !== undefined) {
    samples.push({ whom: first.supporterEmail, shown: filled(first.value) });
  }
  if (largest !== null && largest.value !== first?.value) {
    const whom = type === 'string' ? 'The longest value' : 'The largest value';
    samples.push({ whom, shown: filled(largest.value) });
  }
  return [...samples, { whom: 'Without a value', shown: fill(null) }];
}

function searchSamples({ supportersMatchedSpread }: Search, fill: Fill): readonly Sample[] {
  const counts = Object.keys(supportersMatchedSpread ?? {})
    .map(Number)
    .filter((count) => Number.isInteger(count) && count > 1);
  const most = counts.length === 0 ? 2 : Math.max(...counts);
  return [1, most, 0].map((count) => ({
    whom: count === 0 ? 'Not matched' : `Counted ${String(count)}×`,
    shown: fill(readValue('number', String(count))),
  }));
}
