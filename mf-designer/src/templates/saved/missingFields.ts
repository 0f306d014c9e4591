import type { FieldListEntry, FieldType, SavedTemplate, Year } from 'shared-kernel/model';
import { fitsPlaceholder } from 'evaluation';
import {
  fieldKey,
  isFieldThere,
  suggestFields,
  usedFields,
  yearNumbers,
  type UsedField,
} from 'year-transfer';

import { ledSearches } from './ledSearches';
import type { YearSources } from '../../document/placeholders/dataSource';

/** A field that a template names and the year does not have. */
export interface MissingField {
  /** By which it is answered. */
  readonly key: string;
  readonly name: string;
  /** The searches and screens of the template that name it. */
  readonly uses: UsedField['uses'];
  /** What can take its place, the most used first. */
  readonly choices: readonly string[];
  /** Most likely meant; the name as it is where nothing comes close. */
  readonly guess: string;
}

/** What stands for missing fields, by their keys. */
export type FieldAnswers = Readonly<Record<string, string>>;

type Days = Pick<Year, 'dateFrom' | 'dateTo'>;

/** [S153] Of the searches only those count that the year does not have anyway. */
export function missingFields(
  template: Pick<SavedTemplate, 'screens' | 'searches' | 'fields' | 'yearDays'>,
  { fields, searches }: YearSources,
  days: Days,
): readonly MissingField[] {
  const { toMake } = ledSearches(template.searches, ({ name }) => name, searches);
  const used = usedFields({
    searches: toMake,
    screens: template.screens.map((screen) => ({ ...screen, ...UNPLACED })),
  });
  const missing = used.filter(
    ({ name, match, reads }) =>
      !reads.every((one) => isFieldThere({ name, match, reads: one }, fields)),
  );
  const numbers = yearNumbers(template.yearDays ?? days, days);
  const guesses = suggestFields(missing, template.fields, fields, numbers);
  return missing.map((field, place) => {
    const { name, uses } = field;
    const choices = choicesFor(field, template.fields, fields);
    const guess = guesses[place]?.name ?? name;
    return {
      ...{ key: fieldKey(field), name, uses, choices },
      guess: choices.includes(guess) ? guess : name,
    };
  });
}

/** A screen of a template has neither an id nor an order. */
const UNPLACED = { id: '' as never, order: 0 };

function choicesFor(
  { name, match, reads }: UsedField,
  before: SavedTemplate['fields'],
  fields: readonly FieldListEntry[],
): readonly string[] {
  const type: FieldType = before.find((one) => one.name === name)?.type ?? 'unknown';
  return fields
    .filter(
      (field) =>
        reads.every((one) => isFieldThere({ name: field.name, match, reads: one }, [field])) &&
        (type === 'unknown' || field.type === type) &&
        (!reads.includes('text') || fitsPlaceholder(field.name)),
    )
    .toSorted((one, other) => other.count - one.count)
    .map((field) => field.name);
}
