import type { Screen } from 'shared-kernel/model';

const CURRENCIES = ['moneyPounds', 'moneyEuros', 'moneyDollars'] as const;

/** The format of money that the year's screens use most; pounds where they use none. */
export function usedCurrency(screens: readonly Screen[]): (typeof CURRENCIES)[number] {
  const texts = screens.flatMap(({ content }) => content.items.map(({ text }) => text));
  const uses = (currency: string) => texts.filter((text) => text.includes(`|${currency}|`)).length;
  const [most] = CURRENCIES.toSorted((one, other) => uses(other) - uses(one));
  return most ?? 'moneyPounds';
}
