import type { Item } from 'shared-kernel/model';

import { isDecoration } from '../../itemName';

/** Items that appear at one moment, in their order. */
export type Beat = readonly [Item, ...Item[]];

/**
 * What appears together stays together. Where the whole screen does, it has no beats yet: then each object opens one,
 * decoration along with the object after it.
 */
export function beatsOf(items: readonly Item[]): readonly Beat[] {
  const beats = grouped(items, (_beat, item) => item.delay > 0);
  return beats.length > 1 ? beats : grouped(items, (beat) => !beat.every(isDecoration));
}

function grouped(
  items: readonly Item[],
  opens: (beat: Beat, item: Item) => boolean,
): readonly Beat[] {
  return items.reduce<readonly Beat[]>((beats, item) => {
    const beat = beats.at(-1);
    return beat === undefined || opens(beat, item)
      ? [...beats, [item]]
      : [...beats.slice(0, -1), [...beat, item]];
  }, []);
}
