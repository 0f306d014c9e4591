import type { Definitions } from 'year-transfer';

/** "12 searches and 1 screen". */
export const amountsOf = ({ searches, screens }: Definitions): string =>
  `${amount(searches.length, 'search', 'searches')} and ${amount(screens.length, 'screen', 'screens')}`;

const amount = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
