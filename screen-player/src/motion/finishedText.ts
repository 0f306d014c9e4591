import type { Item } from 'shared-kernel/model';

import { countedText } from './countedText';

/** An item's text once nothing moves any more: what the stage shows, and what is read out. */
export const finishedText = ({ type, animation, text }: Item): string =>
  type === 'text' && animation === 'countUp' ? countedText(text) : text;
