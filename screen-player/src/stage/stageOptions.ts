import type { Item } from 'shared-kernel/model';

import type { ShareActions } from '../share/shareActions';
import type { ShareWords } from '../words/storyWords';

export interface StageOptions {
  /** Origin before paths of images, where the stage stands on a foreign page; '' on the product's own. */
  readonly ownOrigin?: string;
  /** [P17] What share buttons do; null or absent: they are seen, and nobody shares from there. */
  readonly share?: ShareActions | null;
  /** [P40] Called as a button object is followed; absent: they are seen, and lead nowhere. */
  readonly onFollow?: (item: Item) => void;
  /** Without them English. */
  readonly words?: ShareWords;
}
