import type { CalculatedField, Calculation } from './calculatedField';
import type { FieldListEntry, FieldType } from './field';

/** What conditions and formats take a calculated field for. */
export function typeOfCalculation(calculation: Calculation): FieldType {
  const { kind } = calculation;
  if ('shows' in calculation && calculation.shows === 'fieldName') return 'string';
  if (kind === 'latest' || kind === 'first') return 'date';
  return 'isMoney' in calculation && calculation.isMoney ? 'donation' : 'number';
}

/** A calculated field as an entry of the year's field list, where it stands beside those that were imported. */
export const listedCalculated = ({
  name,
  id,
  calculation,
  figures,
  explained,
  explanation,
  saved,
}: CalculatedField): FieldListEntry => ({
  name,
  type: typeOfCalculation(calculation),
  count: figures?.having ?? 0,
  exampleValues: { random: [], largest: null, smallest: null },
  spread: {},
  calculated: { id, calculation, figures, explained, explanation, saved },
});
