import type { Stage } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { itemName, TYPE_LABELS } from '../document/itemName';

/** Makes the items of a stage reachable and tells which one is selected. */
export function markItems(stage: Stage, content: ScreenContent, selectedId: ItemId | null): void {
  for (const item of content.items) {
    const element = stage.itemBox(item.id)?.element;
    if (element === undefined) continue;
    const selected = item.id === selectedId;
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', `${TYPE_LABELS[item.type]}: ${itemName(item)}`);
    element.setAttribute('aria-pressed', String(selected));
    element.toggleAttribute('data-selected', selected);
  }
}
