import { printCount, shareWords, type FieldListEntry } from 'shared-kernel/model';
import { printValue, readValue } from '../values/typedValue';
import { TYPE_WORDS } from './traceWords';

/** What is said of a field where one is chosen, beside its name: "Date · 92% filled · 3 cannot be read · e.g. 5/3/2026". */
export const fieldFacts = (field: FieldListEntry, supporters: number): string => {
  const example = exampleOf(field);
  return [
    field.calculated === undefined
      ? TYPE_WORDS[field.type]
      : `Calculated ${TYPE_WORDS[field.type].toLowerCase()}`,
    // A page may know the total of before an import: no share is better than one above the whole.
    supporters >= field.count && supporters > 0
      ? `${shareWords(field.count, supporters)} filled`
      : null,
    field.unreadable === undefined ? null : `${printCount(field.unreadable)} cannot be read`,
    field.dictionary?.sensitive === true ? 'values hidden' : null,
    example === null ? null : `e.g. ${example}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
};

/** As it would be shown: a donation as its amount, not as the record of the export. */
const exampleOf = ({ type, exampleValues }: FieldListEntry): string | null => {
  const [first] = exampleValues.random;
  const value = first === undefined ? null : readValue(type, first.value);
  return value === null ? null : printValue(value);
};
