import { readableValue } from 'evaluation';
import { printCount, type FieldExample, type FieldListEntry } from 'shared-kernel/model';
import { FIELD_WORDS } from '../field-words/fieldWords';

/** Characters of a value, beyond which a row has no room. */
const LONGEST = 60;

/**
 * What is in a field, in the line of a row: the commonest of texts that many supporters share (D415), else from where to
 * where its values go. Empty where neither is known.
 */
export function fieldSummary(field: FieldListEntry, isRaw: boolean): string {
  const { type, exampleValues, topValues = [] } = field;
  if (type === 'unknown') return 'No data found';
  if (field.dictionary?.sensitive === true) return 'Values are hidden';
  const [commonest] = topValues;
  if (commonest !== undefined)
    return `Most common: ${cut(commonest.value)} (${printCount(commonest.count)})`;
  const words = FIELD_WORDS[type];
  const end = (label: string, example: FieldExample | null): string => {
    if (example === null) return '';
    const read = isRaw || type === 'string' ? null : readableValue(type, example.value);
    return `${label} ${cut(read ?? example.value)}`;
  };
  return [end(words.smallest, exampleValues.smallest), end(words.largest, exampleValues.largest)]
    .filter((part) => part !== '')
    .join(' · ');
}

const cut = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
