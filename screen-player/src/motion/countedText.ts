import { easeOut } from './easing';
import { withinPace } from './typedText';
import type { TextMotion, TextPace } from './typedText';

/** Spec §9. */
const COUNT_UP_MS = 2000;

const DIGITS = String.raw`(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?`;
const MONEY = new RegExp(String.raw`([£$€]\s?)${DIGITS}`, 'u');
const NUMBER = new RegExp(`()${DIGITS}`, 'u');

/** A number with more digits than this would come out of the counting changed. */
const EXACT_DIGITS = 15;

/** [P20] [P31] The text's amount counts up from 0; null where there is nothing to count. */
export function counting(
  text: string,
  { durationMs = COUNT_UP_MS, pace = easeOut }: TextPace = {},
): TextMotion | null {
  const amount = findAmount(text);
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

/** [P20] The text after counting, its money grouped. */
export function countedText(text: string): string {
  const amount = findAmount(text);
  return amount === null ? text : withValue(amount, amount.value);
}

interface Amount {
  readonly before: string;
  readonly value: number;
  readonly decimals: number;
  readonly grouped: boolean;
  readonly after: string;
}

function findAmount(text: string): Amount | null {
  const found = MONEY.exec(text) ?? NUMBER.exec(text);
  if (found === null) return null;
  const [whole, symbol = '', digits = '', fraction = ''] = found;
  if (digits.length + fraction.length > EXACT_DIGITS) return null;
  return {
    before: text.slice(0, found.index) + symbol,
    value: Number(digits.replaceAll(',', '') + fraction),
    decimals: Math.max(0, fraction.length - 1),
    grouped: symbol !== '' || digits.includes(','),
    after: text.slice(found.index + whole.length),
  };
}

const withValue = (amount: Amount, value: number): string =>
  amount.before + formatAmount(value, amount) + amount.after;

function formatAmount(value: number, { decimals, grouped }: Amount): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}
