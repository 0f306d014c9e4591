import { dressedNew } from 'brand-kit';
import { defaultItem } from 'shared-kernel/model';
import type { BrandKit, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { withType } from './changeType';
import { freePlace } from './freePlace';
import { inListOrder, renumbered } from './inListOrder';
import { inFrontOf } from './layers';
import { NEW_LOOKS, typeOfKind, type NewKind } from './newLook';

/** What an organisation has for new objects. */
export interface OwnLook {
  /** For what has a colour of its own. */
  readonly colours: readonly string[];
  /** [S130] Null where none is saved. */
  readonly kit: BrandKit | null;
}

/** [S1] [S130] */
export function addItem(
  content: ScreenContent,
  id: ItemId,
  kind: NewKind,
  view: View,
  { colours, kit }: OwnLook = { colours: [], kit: null },
): ScreenContent {
  const items = inListOrder(content);
  const plain = withType(defaultItem(id, items.length + 1), typeOfKind(kind));
  const { dress, layout } = NEW_LOOKS[kind];
  const screenSizes = {
    [view]: { ...layout, position: freePlace(items, view, { ...plain, layout }) },
  };
  const dressed = { ...dress(plain, colours), screenSizes };
  const own = kit === null ? dressed : dressedNew(dressed, kit, content.backgroundColour);
  const placed = inFrontOf([own], items);
  return { ...content, items: renumbered([...items, ...placed]) };
}
