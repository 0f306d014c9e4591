import { fillText, isFormat, readValue, type Format, type PrintedYear } from 'evaluation';
import type { FieldType } from 'shared-kernel/model';

/** A format's name, with what it makes of an example in the language of the year. */
export function formatWords(format: Format, year?: PrintedYear): string {
  const { name, type, examples }: FormatName = FORMAT_NAMES[format];
  const shown = examples.map((example) => exampleIn(format, readValue(type, example), year));
  return shown.length === 0 ? name : `${name} (${shown.join(', ')})`;
}

/** [S103] What the format of singular and plural is called among the others. */
export const PLURAL_WORDS = 'Singular and plural (1 petition, 2 petitions)';

/** The same of the format part of a placeholder, which may hold words of its own. */
export const formatPartWords = (format: string): string =>
  isFormat(format) ? formatWords(format) : PLURAL_WORDS;

const exampleIn = (
  format: Format,
  value: ReturnType<typeof readValue>,
  year: PrintedYear | undefined,
): string =>
  fillText(`{field||0|${format}|}`, {
    field: () => value,
    search: () => null,
    ...(year === undefined ? {} : { year }),
  });

interface FormatName {
  readonly name: string;
  readonly type: FieldType;
  readonly examples: readonly string[];
}

const FORMAT_NAMES = {
  none: { name: 'As it is', type: 'string', examples: [] },
  moneyDollars: { name: 'Money in dollars', type: 'number', examples: ['1250'] },
  moneyEuros: { name: 'Money in euros', type: 'number', examples: ['1250'] },
  moneyPounds: { name: 'Money in pounds', type: 'number', examples: ['1250'] },
  numberOfTimes: { name: 'Number of times', type: 'number', examples: ['1', '2', '3'] },
  number: { name: 'Number, grouped', type: 'number', examples: ['12345.5'] },
  compact: { name: 'Short number', type: 'number', examples: ['2400000'] },
  percent: { name: 'Percent of a share such as 0.25', type: 'number', examples: ['0.25'] },
  ordinal: { name: 'Place in an order', type: 'number', examples: ['1', '2', '3'] },
  dollars: {
    name: 'Dollars, as the year’s language writes them',
    type: 'number',
    examples: ['12345.5'],
  },
  euros: {
    name: 'Euros, as the year’s language writes them',
    type: 'number',
    examples: ['12345.5'],
  },
  pounds: {
    name: 'Pounds, as the year’s language writes them',
    type: 'number',
    examples: ['12345.5'],
  },
  zlotys: {
    name: 'Zlotys, as the year’s language writes them',
    type: 'number',
    examples: ['12345.5'],
  },
  hryvnias: {
    name: 'Hryvnias, as the year’s language writes them',
    type: 'number',
    examples: ['12345.5'],
  },
  dateLong: { name: 'Day in words', type: 'date', examples: ['4/8/2026'] },
  monthYear: { name: 'Month and year', type: 'date', examples: ['4/8/2026'] },
  // What it comes to depends on the year, and is seen in the example supporters.
  yearsSince: { name: 'Full years since then, by the end of the year', type: 'date', examples: [] },
} as const satisfies Record<Format, FormatName>;
