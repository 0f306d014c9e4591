import { PLAIN_LOOK, type Item, type ItemLook } from 'shared-kernel/model';

import { withChanges } from './withChanges';

export const lookOf = ({ look }: Pick<Item, 'look'>): ItemLook => look ?? PLAIN_LOOK;

/** [S95] A look that says nothing more than that of an item without one is none. */
export function withLook(item: Item, changes: Partial<ItemLook>): Item {
  const look = withChanges(lookOf(item), changes);
  return withChanges(item, { look: isPlain(look) ? null : look });
}

const isPlain = (look: ItemLook): boolean => JSON.stringify(look) === PLAIN;
const PLAIN = JSON.stringify(PLAIN_LOOK);
