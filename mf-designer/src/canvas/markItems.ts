import type { Stage } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { itemName, TYPE_LABELS } from '../document/itemName';

/** Makes the items of a stage reachable and tells which ones are selected. */
export function markItems(
  stage: Stage,
  content: ScreenContent,
  selection: readonly ItemId[],
): void {
  for (const item of content.items) {
    const element = stage.itemBox(item.id)?.element;
    if (element === undefined) continue;
    const selected = selection.includes(item.id);
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', `${TYPE_LABELS[item.type]}: ${itemName(item)}`);
    element.setAttribute('aria-pressed', String(selected));
    element.toggleAttribute('data-selected', selected);
  }
}
