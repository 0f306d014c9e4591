import { useState } from 'react';
import {
  asId,
  type ItemId,
  type ItemType,
  type Layout,
  type ScreenContent,
  type View,
} from 'shared-kernel/model';

import { addItem } from '../document/addItem';
import { changeLayout } from '../document/changeLayout';
import { inListOrder } from '../document/inListOrder';
import { moveItem } from '../document/moveItem';
import { neighbourOf, removeItem } from '../document/removeItem';

/** The document being edited and who is selected in it [S8]. */
export function useDesign(loaded: ScreenContent, view: View) {
  const [content, setContent] = useState(loaded);
  const [selectedId, setSelectedId] = useState<ItemId | null>(inListOrder(loaded)[0]?.id ?? null);

  return {
    content,
    selected: content.items.find(({ id }) => id === selectedId) ?? null,
    select: setSelectedId,
    edit: (change: (content: ScreenContent) => ScreenContent) => {
      setContent(change);
    },
    add: (type: ItemType) => {
      const id = asId<ItemId>(crypto.randomUUID());
      setContent((before) => addItem(before, id, type, view));
      setSelectedId(id);
    },
    remove: (id: ItemId) => {
      if (id === selectedId) setSelectedId(neighbourOf(content, id));
      setContent((before) => removeItem(before, id));
    },
    move: (id: ItemId, place: number) => {
      setContent((before) => moveItem(before, id, place));
    },
    place: (id: ItemId, position: Layout['position']) => {
      setContent((before) => changeLayout(before, id, view, (layout) => ({ ...layout, position })));
    },
  };
}
