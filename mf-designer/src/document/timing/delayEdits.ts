import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { changeItem } from '../changeItem';
import { withChanges } from '../withChanges';

/** Whose delay it is: an item's, or that of the end after the last item. */
export type DelayOwner = ItemId | 'end';

/** [S54] Everything later moves along, since delays count from the item before (D13). */
export const withDelay = (
  content: ScreenContent,
  owner: DelayOwner,
  delaySeconds: number,
): ScreenContent =>
  owner === 'end'
    ? withChanges(content, { delayAfterLastItem: delaySeconds })
    : changeItem(content, owner, (item) => withChanges(item, { delay: delaySeconds }));
