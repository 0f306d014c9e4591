import { dayOrder, readDay } from 'evaluation';
import { NO_DATE, OTHER } from 'supporter-data';
import type { FieldType } from 'shared-kernel/model';

export interface SpreadRow {
  readonly key: string;
  /** Supporters with this value. */
  readonly count: number;
}

type Order = (a: string, b: string) => number;

let alphabet: Intl.Collator | null = null;

/** Made once values are shown in an order. */
const byText: Order = (a, b) =>
  (alphabet ??= new Intl.Collator('en', { sensitivity: 'base' })).compare(a, b);
const byNumber: Order = (a, b) => numberOf(a) - numberOf(b) || byText(a, b);
const byDate: Order = (a, b) => dayOf(a) - dayOf(b) || byText(a, b);

/** Sort order of a spread per type (spec §2). */
const ORDERS = {
  action: byDate,
  date: byDate,
  donation: byNumber,
  number: byNumber,
  string: byNumber,
  unknown: byText,
} as const satisfies Record<FieldType, Order>;

/** A stored spread as rows: by date with "none" first, by number, or by text; the collected rest comes last. */
export function spreadRows(
  type: FieldType,
  spread: Readonly<Record<string, number>>,
): readonly SpreadRow[] {
  const order = ORDERS[type];
  return Object.entries(spread)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => rankOf(a.key) - rankOf(b.key) || order(a.key, b.key));
}

const rankOf = (key: string): number => (key === NO_DATE ? 0 : key === OTHER ? 2 : 1);

/** `£1,250.50` is 1250.5; what is no number comes last. */
function numberOf(key: string): number {
  const number = Number(key.replace(/[^\d.-]/g, ''));
  return key === '' || Number.isNaN(number) ? Number.MAX_VALUE : number;
}

/** D/M/YYYY as a number that grows with the day; what is no date comes last. */
function dayOf(key: string): number {
  const day = readDay(key);
  return day === null ? Number.MAX_VALUE : dayOrder(day);
}
