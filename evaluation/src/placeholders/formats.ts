import { centsOf, type Decimal } from '../values/decimal';

export const FORMATS = [
  'none',
  'moneyDollars',
  'moneyEuros',
  'moneyPounds',
  'numberOfTimes',
] as const;
export type Format = (typeof FORMATS)[number];

/** How a number prints in each format (spec §5, D11). `raw` is for count-up and has no grouping. */
export const printNumber = (value: Decimal, format: string, raw: boolean): string =>
  (isFormat(format) ? PRINTERS[format] : PRINTERS.none)(value, raw);

export const isFormat = (format: string): format is Format => Object.hasOwn(PRINTERS, format);

type Printer = (value: Decimal, raw: boolean) => string;

/** The symbol, then the number, with two decimals only where there are pence or cents. */
const money =
  (symbol: string): Printer =>
  (value, raw) => {
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
  };

const TIMES: Readonly<Record<string, string>> = { '1': 'once', '2': 'twice' };

const PRINTERS = {
  none: ({ printed }) => printed,
  moneyDollars: money('$'),
  moneyEuros: money('€'),
  moneyPounds: money('£'),
  numberOfTimes: ({ printed }) => TIMES[printed] ?? `${printed} times`,
} as const satisfies Record<Format, Printer>;
