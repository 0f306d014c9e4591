import type { Definitions } from 'year-transfer';

/** "12 searches and 1 screen", with calculated fields where there are any. */
export const amountsOf = ({ searches, screens, calculated = [] }: Definitions): string => {
  const fields = amount(calculated.length, 'calculated field', 'calculated fields');
  const found = amount(searches.length, 'search', 'searches');
  const shown = amount(screens.length, 'screen', 'screens');
  return calculated.length === 0 ? `${found} and ${shown}` : `${fields}, ${found} and ${shown}`;
};

/** How many things that is. */
export const countOf = ({ searches, screens, calculated = [] }: Definitions): number =>
  searches.length + screens.length + calculated.length;

const amount = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
