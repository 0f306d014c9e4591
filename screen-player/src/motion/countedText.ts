import type { TextFrame } from './typedText';

/** Spec §9. */
export const COUNT_UP_MS = 2000;

const MONEY = /([£$€]\s?)(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?/u;
const NUMBER = /()(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?/u;

/** A number with more digits than this would come out of the counting changed. */
const EXACT_DIGITS = 15;

/** The text while its amount counts up from 0; the finished text from 2 s on. Text without a number stands still. */
export function countedText(text: string, elapsedMs: number): TextFrame {
  const amount = findAmount(text);
  if (amount === null) return { shown: text, awaited: '' };
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  const counted = progress === 1 ? amount.value : amount.value * easeOut(progress);
  return { shown: amount.before + formatAmount(counted, amount) + amount.after, awaited: '' };
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

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

function formatAmount(value: number, { decimals, grouped }: Amount): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}
