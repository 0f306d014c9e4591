import type { Item } from 'shared-kernel/model';

import type { ItemEditing } from '../useItemEditing';

/** What each part of the movement's properties shows and changes. */
export interface MovementProps {
  readonly items: readonly Item[];
  readonly editing: ItemEditing;
}
