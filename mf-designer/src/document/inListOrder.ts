import { inItemOrder } from 'evaluation';
import type { Item, ScreenContent } from 'shared-kernel/model';

/** The items as the list shows them: in the order in which they appear. */
export const inListOrder = (content: ScreenContent): readonly Item[] => inItemOrder(content.items);

/** [S2] Numbers a list from 1. */
export const renumbered = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => (item.order === index + 1 ? item : { ...item, order: index + 1 }));
