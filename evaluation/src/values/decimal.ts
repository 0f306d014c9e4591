/** A number as a person wrote it: its size for comparing, its digits for printing. */
export interface Decimal {
  readonly number: number;
  /** Plain digits: no grouping, symbol, exponent or idle zeros. Exact where `number` had to round. */
  readonly printed: string;
}

const NUMBER = /^(-?)\p{Sc}?(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/u;

/** D2: `£1,250.50` and `-£5` are numbers; `1,5`, `1e5`, `.5` and two minuses are not. */
export const readDecimal = (text: string): Decimal | null =>
  readPlain(text) ?? (mayBeNumber(text) ? readWritten(text) : null);

const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;
const COMMA = 0x2c;

/** No letter, as most texts begin with, begins a number; nor do digits, as days do, with anything else behind them. */
const mayBeNumber = (text: string): boolean => {
  let at = 0;
  let code = text.charCodeAt(0);
  while (code >= ZERO && code <= NINE) {
    at += 1;
    code = text.charCodeAt(at);
  }
  if (at > 0) return code === COMMA || code === DOT || at === text.length;
  return !((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a));
};

/** Digits as most exports write them, `12` and `12.50`; null for any other number, and for what is none. */
const readPlain = (text: string): Decimal | null => {
  let dot = -1;
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === DOT && dot < 0) dot = at;
    else if (code < ZERO || code > NINE) return null;
    // Where the last digit is that is not an idle zero.
    if (dot < 0 || code > ZERO) end = at + 1;
  }
  if (dot === 0 || dot === text.length - 1 || text === '') return null;
  if (text.charCodeAt(0) === ZERO && dot !== 1 && text.length > 1) return null;
  const printed = end === text.length ? text : text.slice(0, end);
  return { number: Number(printed), printed };
};

const readWritten = (text: string): Decimal | null => {
  const parts = NUMBER.exec(text);
  if (parts === null) return null;
  const [, before = '', after = '', whole = '', fraction = ''] = parts;
  if (before !== '' && after !== '') return null;
  return decimalOf(before + after, whole.replaceAll(',', ''), fraction);
};

/** A whole number with a leading zero is text when a type is inferred: a phone number, an id (D2a). */
export const hasLeadingZero = (text: string): boolean =>
  text.includes('0') && /^-?\p{Sc}?-?0[\d,]+$/u.test(text);

/** Whole cents as a decimal amount. */
export const decimalOfCents = (cents: number): Decimal => {
  if (!Number.isSafeInteger(cents)) return decimalOfDigits(cents);
  // The nearest number to it, which prints no further digits.
  const number = cents / 100;
  return { number, printed: String(number) };
};

export const numberOfCents = (cents: number): number =>
  Number.isSafeInteger(cents) ? cents / 100 : decimalOfDigits(cents).number;

const decimalOfDigits = (cents: number): Decimal => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return decimalOf(cents < 0 ? '-' : '', digits.slice(0, -2), digits.slice(-2));
};

/** A count or another number that is safe to print as JavaScript does. */
export const decimalOfCount = (count: number): Decimal => ({
  number: count,
  printed: String(count),
});

/** Negative, 0 or positive; by the digits where JavaScript's numbers are too coarse to tell. */
export const compareDecimals = (left: Decimal, right: Decimal): number => {
  if (left.number !== right.number) return left.number < right.number ? -1 : 1;
  const order = compareDigits(left.printed.replace('-', ''), right.printed.replace('-', ''));
  return left.number < 0 ? -order : order;
};

/** Digits without sign, grouping and idle zeros. */
const compareDigits = (left: string, right: string): number => {
  const [leftWhole = '', leftFraction = ''] = left.split('.');
  const [rightWhole = '', rightFraction = ''] = right.split('.');
  const lengths = leftWhole.length - rightWhole.length;
  if (lengths !== 0) return lengths;
  if (leftWhole !== rightWhole) return leftWhole < rightWhole ? -1 : 1;
  if (leftFraction === rightFraction) return 0;
  return leftFraction < rightFraction ? -1 : 1;
};

/** Rounded half away from zero, on the decimal digits and not on their binary neighbour. */
export const centsOf = ({ number, printed }: Decimal): number => {
  const cents = Math.round(Number(`${printed.replace('-', '')}e2`));
  return number < 0 && cents > 0 ? -cents : cents;
};

const decimalOf = (sign: string, wholeDigits: string, fractionDigits: string): Decimal => {
  const whole = wholeDigits.replace(/^0+(?=\d)/, '');
  const fraction = fractionDigits.replace(/0+$/, '');
  const size = fraction === '' ? whole : `${whole}.${fraction}`;
  const printed = size === '0' ? size : sign + size;
  return { number: Number(printed), printed };
};
