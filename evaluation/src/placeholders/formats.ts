import type { CivilDate } from 'shared-kernel/model';
import { centsOf, type Decimal } from '../values/decimal';
import type { TypedValue } from '../values/typedValue';
import { printLanguageNumber, printMoney } from './languageNumbers';
import { printOrdinal } from './ordinals';
import { printDate } from './languageDates';
import { fullYears } from './fullYears';
import type { PrintedYear } from './printedYear';

/** Those of the specification first; the others are by language [E69]. */
export const FORMATS = [
  'none',
  'moneyDollars',
  'moneyEuros',
  'moneyPounds',
  'numberOfTimes',
  'number',
  'compact',
  'percent',
  'ordinal',
  'dollars',
  'euros',
  'pounds',
  'zlotys',
  'hryvnias',
  'dateLong',
  'monthYear',
  'yearsSince',
] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (format: string): format is Format => Object.hasOwn(PRINTERS, format);

export interface Printing {
  readonly year: PrintedYear;
  /** For count-up: money of the specification has no grouping then. */
  readonly raw: boolean;
}

/** How a value prints in a format; null where the format is unknown or does not fit the value (E28). */
export const printAs = (format: string, value: TypedValue, printing: Printing): string | null => {
  const { ofNumber, ofDay }: Printer = isFormat(format) ? PRINTERS[format] : {};
  if (value.kind === 'number') return ofNumber?.(value, printing) ?? null;
  return value.kind === 'day' ? (ofDay?.(value.date, printing) ?? null) : null;
};

interface Printer {
  readonly ofNumber?: (value: Decimal, printing: Printing) => string;
  readonly ofDay?: (day: CivilDate, printing: Printing) => string;
}

/** The symbol, then the number, with two decimals only where there are pence or cents. */
const specifiedMoney = (symbol: string): Printer => ({
  ofNumber: (value, { raw }) => {
    const cents = centsOf(value);
    const decimals = cents % 100 === 0 ? 0 : 2;
    return (
      symbol +
      (cents / 100).toLocaleString('en-GB', {
        useGrouping: !raw,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
    );
  },
});

const TIMES: Readonly<Record<string, string>> = { '1': 'once', '2': 'twice' };

const money = (currency: string): Printer => ({
  ofNumber: (value, { year }) => printMoney(value, currency, year.language),
});

const PRINTERS = {
  none: {},
  moneyDollars: specifiedMoney('$'),
  moneyEuros: specifiedMoney('€'),
  moneyPounds: specifiedMoney('£'),
  numberOfTimes: { ofNumber: ({ printed }) => TIMES[printed] ?? `${printed} times` },
  number: { ofNumber: (value, { year }) => printLanguageNumber(value, 'number', year.language) },
  compact: { ofNumber: (value, { year }) => printLanguageNumber(value, 'compact', year.language) },
  percent: { ofNumber: (value, { year }) => printLanguageNumber(value, 'percent', year.language) },
  ordinal: { ofNumber: (value, { year }) => printOrdinal(value, year.language) },
  dollars: money('USD'),
  euros: money('EUR'),
  pounds: money('GBP'),
  zlotys: money('PLN'),
  hryvnias: money('UAH'),
  dateLong: { ofDay: (day, { year }) => printDate(day, 'dateLong', year.language) },
  monthYear: { ofDay: (day, { year }) => printDate(day, 'monthYear', year.language) },
  yearsSince: {
    ofDay: (day, { year: { language, lastDay } }) => {
      const number = fullYears(day, lastDay);
      return printLanguageNumber({ number, printed: String(number) }, 'number', language);
    },
  },
} as const satisfies Record<Format, Printer>;
