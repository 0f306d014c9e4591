import { easeOut } from './easing';
import { withinPace } from './typedText';
import type { TextMotion, TextPace } from './typedText';

/** Spec §9. */
const COUNT_UP_MS = 2000;

/** A number with more digits than this would come out of the counting changed. */
const EXACT_DIGITS = 15;

/** `language` is that of the text, BCP 47. */
export type CountedPace = TextPace & { readonly language?: string | undefined };

/** [P20] [P31] The text's amount counts up from 0; null where there is nothing to count. */
export function counting(
  text: string,
  { durationMs = COUNT_UP_MS, pace = easeOut, language = 'en' }: CountedPace = {},
): TextMotion | null {
  const amount = findAmount(text, language);
  if (amount === null) return null;
  return {
    durationMs,
    textAt: (elapsedMs) => ({
      shown: withValue(amount, amount.value * withinPace(pace, elapsedMs / durationMs)),
      awaited: '',
      evenDigits: true,
    }),
  };
}

/** [P20] The text after counting, its money grouped; what a language has grouped itself comes out as it is. */
export function countedText(text: string): string {
  const amount = findAmount(text, 'en');
  return amount === null ? text : withValue(amount, amount.value);
}

/** The amount that a text is about, as counting would count it; null where there is none. */
export const valueOf = (text: string, language = 'en'): number | null =>
  findAmount(text, language)?.value ?? null;

interface Amount {
  readonly before: string;
  readonly value: number;
  readonly decimals: number;
  /** Between thousands; '' where there is nothing. */
  readonly separator: string;
  readonly signs: Signs;
  readonly after: string;
}

/** How a language writes numbers, for character classes. */
interface Signs {
  readonly digits: string;
  readonly zero: string;
  readonly group: string;
  readonly decimal: string;
}

const ENGLISH: Signs = { digits: '0-9', zero: '0', group: ',', decimal: '.' };

/** The specification's money first, in any language: nothing but it stands right behind its symbol. */
function findAmount(text: string, language: string): Amount | null {
  const signs = SIGNS[language] ?? ENGLISH;
  return (
    amountIn(text, ENGLISH, signs === ENGLISH ? '[£$€]\\s?' : '[£$€]') ??
    amountIn(text, signs, '') ??
    amountIn(text, ENGLISH, '')
  );
}

function amountIn(text: string, signs: Signs, symbol: string): Amount | null {
  const { digits: known, group, decimal } = signs;
  const digit = `[${known}]`;
  const whole = `${digit}{1,3}(?:[${group}]${digit}{3})+(?!${digit})|${digit}+`;
  const found = new RegExp(`(${symbol})(${whole})([${decimal}]${digit}+)?`, 'u').exec(text);
  if (found === null) return null;
  const [all, before = '', written = '', fraction = ''] = found;
  const after = text.slice(found.index + all.length);
  const [wholeDigits, decimals] = [plain(written, signs), plain(fraction, signs)];
  if (wholeDigits.length + decimals.length > EXACT_DIGITS) return null;
  // The `1250.5` of a German text is not of its language.
  if (signs !== ENGLISH && /^[.,]\d/.test(after)) return null;
  const [separator] = new RegExp(`[${group}]`, 'u').exec(written) ?? [];
  return {
    before: text.slice(0, found.index) + before,
    value: Number(`${wholeDigits}.${decimals}`),
    decimals: decimals.length,
    separator: separator ?? (symbol === '' ? '' : group),
    signs,
    after,
  };
}

/** ASCII digits, and nothing between them. */
const plain = (written: string, { zero }: Signs): string =>
  Array.from(written, (sign) => sign.charCodeAt(0) - zero.charCodeAt(0))
    .filter((digit) => digit >= 0 && digit <= 9)
    .join('');

const APART_BY_DOT: Signs = { ...ENGLISH, group: '.', decimal: ',' };
/** Which of the blanks that do not break depends on the age of the browser. */
const APART_BY_BLANK: Signs = { ...APART_BY_DOT, group: '\u00a0\u202f' };

/** Not asked of the browser, which reads its tables of numbers for 45 ms, four times that on a phone. */
const SIGNS: Readonly<Record<string, Signs>> = {
  nl: APART_BY_DOT,
  de: APART_BY_DOT,
  es: APART_BY_DOT,
  it: APART_BY_DOT,
  fr: APART_BY_BLANK,
  pl: APART_BY_BLANK,
  uk: APART_BY_BLANK,
  ar: { digits: '\u0660-\u0669', zero: '\u0660', group: '\u066c', decimal: '\u066b' },
};

const withValue = (amount: Amount, value: number): string =>
  amount.before + formatAmount(value, amount) + amount.after;

function formatAmount(value: number, { decimals, separator, signs }: Amount): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const written = fraction === undefined ? grouped : grouped + signs.decimal + fraction;
  const shift = signs.zero.charCodeAt(0) - 48;
  return written.replace(/\d/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + shift));
}
