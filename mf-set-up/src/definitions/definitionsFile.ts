import type { Definitions } from 'year-transfer';
import { encodeYear, type Year } from 'shared-kernel/model';

/** One year's searches and screens in the shapes of spec §3, as `npm run evaluate` reads them; without any supporter. */
export function definitionsFile(year: Year, { searches, screens }: Definitions) {
  const { name, dateFrom, dateTo, embedPage } = encodeYear(year);
  return {
    year: { id: year.id, name, dateFrom, dateTo, embedPage },
    searches: searches.map(({ id, name: called, match, conditions }) => ({
      id,
      name: called,
      match,
      conditions,
    })),
    screens: screens.map(({ id, name: called, order, match, searchIds, content }) => ({
      id,
      name: called,
      order,
      match,
      searchIds,
      content,
    })),
  };
}
