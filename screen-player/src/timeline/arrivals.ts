import type { Item, ItemId } from 'shared-kernel/model';

/** Items that are there from the beginning, since they came over from the screen before. */
export interface Arrivals {
  readonly ids: ReadonlySet<ItemId>;
  /** When they have come to rest, and begin what they do while they stand. */
  readonly restMs: number;
}

/** Who has arrived does not enter. */
export const arrived = (item: Item): Item => ({
  ...item,
  animation: 'none',
  motion: { ...item.motion, split: 'none', accent: 'none' },
});
