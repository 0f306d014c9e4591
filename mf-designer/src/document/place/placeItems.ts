import type { Item, ScreenContent, View } from 'shared-kernel/model';
import { layoutFor } from 'evaluation';

import { changeLayout } from '../changeLayout';
import type { Placed } from './movedTogether';

export const placedOf = (item: Item, view: View): Placed => ({
  id: item.id,
  position: layoutFor(item, view).position,
  alignment: item.horizontalAlignment,
});

/** [S4] Puts items where they were moved to; those that did not move keep the layout they inherit. */
export const placeItems = (
  content: ScreenContent,
  view: View,
  items: readonly Placed[],
): ScreenContent =>
  items.reduce(
    (before, { id, position }) =>
      changeLayout(before, id, view, (layout) =>
        layout.position.top === position.top && layout.position.horizontal === position.horizontal
          ? layout
          : { ...layout, position },
      ),
    content,
  );
