import type { Item } from 'shared-kernel/model';
import type { CompiledYear } from './compileYear';
import { compileItem, type CompiledItem } from '../screens/compileItem';

/** Items that may not be saved yet, ready to be asked whether a supporter of the year sees them. */
export const compileItems = (
  { definitions, table, slotBySearchId }: CompiledYear,
  items: readonly Item[],
): readonly CompiledItem[] => {
  const scope = {
    year: definitions.year,
    today: definitions.today,
    table,
    slotOfSearch: (id: string) => slotBySearchId.get(id),
  };
  return items.map((item) => compileItem(item, scope));
};
