import {
  DEFAULT_BUTTON_TEXT,
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  DEFAULT_NUMBER_TEXT,
  DEFAULT_SHAPE,
  DEFAULT_TEXT,
} from 'shared-kernel/model';
import type { Item, ItemId, ItemType, ScreenContent } from 'shared-kernel/model';

import { changeItem } from './changeItem';
import { canSplit } from './hasWords';
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
        shape: null,
        figure: null,
        chart: null,
        photo: null,
        motion: canSplit({ type }) ? item.motion : withChanges(item.motion, { split: 'none' }),
        ...RESETS[type],
      };

const RESETS = {
  text: { text: DEFAULT_TEXT },
  image: { text: '' },
  share: { text: '', animation: 'none' },
  button: { text: DEFAULT_BUTTON_TEXT },
  shape: { text: '', shape: DEFAULT_SHAPE },
  number: { text: DEFAULT_NUMBER_TEXT, figure: DEFAULT_FIGURE },
  progress: { text: DEFAULT_NUMBER_TEXT, figure: DEFAULT_FIGURE },
  chart: { text: '', chart: DEFAULT_CHART },
} as const satisfies Record<ItemType, Partial<Item>>;
