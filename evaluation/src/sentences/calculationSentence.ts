import type { Calculation, ChosenFields, CivilDate } from 'shared-kernel/model';
import { dayBeside, dayWords } from 'shared-kernel/model';

export interface CalculationWordScope {
  /** The day after the year's last (D4). */
  readonly dateTo: CivilDate;
  /** Null for a search that does not exist. */
  readonly nameOfSearch: (id: string) => string | null;
}

/** How a calculated field is worked out, in one sentence [E81]. */
export const calculationSentence = (
  calculation: Calculation,
  { dateTo, nameOfSearch }: CalculationWordScope,
): string => {
  switch (calculation.kind) {
    case 'sum':
      return `The sum of ${fieldWords(calculation.fields)}.`;
    case 'count':
      return `How many of ${fieldWords(calculation.fields)} have ${
        calculation.withinYear ? 'a day within the year' : 'a value'
      }.`;
    case 'largest':
      return calculation.shows === 'value'
        ? `The largest number of ${fieldWords(calculation.fields)}.`
        : `The name of the largest of ${fieldWords(calculation.fields)}.`;
    case 'latest':
      return dayOf('latest', calculation);
    case 'first':
      return dayOf('earliest', calculation);
    case 'yearsSince':
      return `Full years from “${calculation.field}” to ${dayWords(dayBeside(dateTo, -1))}.`;
    case 'rate':
      return `${String(calculation.gives)} for every ${String(calculation.per)} of “${calculation.field}”, ${ROUNDING_WORDS[calculation.rounding]}.`;
    case 'share':
      return `Of every ${String(calculation.of)} ${amongWords(calculation)}, how many have less of it, rounded down.`;
    case 'rank':
      return `Among the first how many percent of ${amongWords(calculation)} somebody is, by how much they have of it.`;
    case 'searchTotal': {
      const name = nameOfSearch(calculation.searchId);
      return name === null
        ? 'How many supporters match a search that is not there any more.'
        : `How many supporters match the search “${name}” in the whole year: the same number for everybody.`;
    }
  }
};

const ROUNDING_WORDS = {
  down: 'whole ones only',
  nearest: 'rounded to whole ones',
  hundredths: 'rounded to hundredths',
} as const;

const dayOf = (
  which: string,
  { fields, shows, withinYear }: Extract<Calculation, { kind: 'latest' | 'first' }>,
): string => {
  const day = withinYear ? `${which} day within the year` : `${which} day`;
  return shows === 'value'
    ? `The ${day} of ${fieldWords(fields)}.`
    : `The name of the field with the ${day} of ${fieldWords(fields)}.`;
};

const amongWords = ({ among, field }: Extract<Calculation, { kind: 'share' | 'rank' }>): string =>
  among === 'all' ? `supporters, by “${field}”` : `supporters who have “${field}”`;

/** More names than these would not be read. */
const NAMED = 3;

const fieldWords = (fields: ChosenFields): string => {
  if (fields.by === 'prefix') return `the fields that begin with “${fields.prefix.trim()}”`;
  const named = fields.names.slice(0, NAMED).map((name) => `“${name}”`);
  const more = fields.names.length - named.length;
  const all = more > 0 ? [...named, `${String(more)} more`] : named;
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
};
