import { showOf, type ShownItem } from 'screen-player';
import type { ScreenContent } from 'shared-kernel/model';

import { readingSeconds } from './readingTime';

/** A text as somebody reads it who reads one after the other. */
export interface ReadText {
  readonly text: ShownItem;
  readonly atSeconds: number;
  /** When it has been read: after all that came before it, and once it has come in. */
  readonly readBySeconds: number;
}

/** [S58] The texts of a screen in the order in which they are read. Others may appear while one is read. */
export function readingOrder(content: ScreenContent): readonly ReadText[] {
  let readBySeconds = 0;
  return showOf(content)
    .items.filter(({ item }) => readingSeconds(item) > 0)
    .map((text) => {
      readBySeconds = Math.max(readBySeconds, text.landedMs / 1000) + readingSeconds(text.item);
      return { text, atSeconds: text.atMs / 1000, readBySeconds };
    });
}
