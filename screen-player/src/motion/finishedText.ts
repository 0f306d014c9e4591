import type { Item } from 'shared-kernel/model';

import { countedText } from './countedText';

/** Whether an item's text can type or count: neither the words of a picture or chart nor those of what is pressed do. */
export const canRun = ({ type }: Pick<Item, 'type'>): boolean => !/image|button|chart/.test(type);

/** An item's text once nothing moves any more: what the stage shows, and what is read out. */
export const finishedText = (item: Item): string =>
  canRun(item) && item.animation === 'countUp' ? countedText(item.text) : item.text;
