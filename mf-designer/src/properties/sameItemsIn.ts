import type { Item } from 'shared-kernel/model';

import { differingKeys } from '../document/differingKeys';

interface PartProps {
  readonly items: readonly Item[];
}

/**
 * For `memo`: a part of the properties is drawn again when another item is selected, or when one of the keys changed
 * that it shows; typing a text leaves it alone. What an edit does not change is the very same object before and after.
 */
export const sameItemsIn =
  (...keys: readonly (keyof Item)[]) =>
  <Props extends PartProps>(before: Props, after: Props): boolean =>
    sameItems(before.items, after.items, ['id', 'type', ...keys]) &&
    differingKeys(before, after).every((key) => key === 'items');

const sameItems = (
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly (keyof Item)[],
): boolean =>
  before.length === after.length &&
  before.every((item, index) => keys.every((key) => item[key] === after[index]?.[key]));
