import { DEFAULT_BUTTON_TEXT, DEFAULT_TEXT } from 'shared-kernel/model';
import type { Item, ItemId, ItemType, ScreenContent } from 'shared-kernel/model';

import { changeItem } from './changeItem';
import { hasWords } from './hasWords';
import { withChanges } from './withChanges';

/** [S3] */
export const changeType = (content: ScreenContent, id: ItemId, type: ItemType): ScreenContent =>
  changeItem(content, id, (item) => withType(item, type));

export const withType = (item: Item, type: ItemType): Item =>
  item.type === type
    ? item
    : {
        ...item,
        type,
        horizontalAlignment: 'left',
        link: '',
        motion: hasWords({ type }) ? item.motion : withChanges(item.motion, { split: 'none' }),
        ...RESETS[type],
      };

const RESETS = {
  text: { text: DEFAULT_TEXT },
  image: { text: '' },
  share: { text: '', animation: 'none' },
  button: { text: DEFAULT_BUTTON_TEXT },
} as const satisfies Record<ItemType, Partial<Item>>;
