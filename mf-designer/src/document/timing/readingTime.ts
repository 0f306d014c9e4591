import { saidText } from 'screen-player';
import { collapseSpaces, type Item } from 'shared-kernel/model';

import { isFigure } from '../hasWords';

/** [S58] How long people need for a text: a moment to notice it, then so many characters a second. */
const NOTICE_SECONDS = 0.5;
const CHARACTERS_PER_SECOND = 15;

/** Items are never changed: typing into one of a hundred asks for the time of one. */
const known = new WeakMap<Item, number>();

/** [S58] 0 for what is not read. Of the text as it is shown, blanks in a row counted once. */
export function readingSeconds(item: Item): number {
  const held = known.get(item) ?? measure(item);
  known.set(item, held);
  return held;
}

function measure(item: Item): number {
  if (item.type !== 'text' && !isFigure(item)) return 0;
  const characters = Array.from(collapseSpaces(readText(item))).length;
  return characters === 0 ? 0 : NOTICE_SECONDS + characters / CHARACTERS_PER_SECOND;
}

/** Of a chart with many values the heading and some of them are read, the rest is looked at. */
function readText(item: Item): string {
  const { chart } = item;
  if (!chart) return saidText(item);
  return saidText({
    ...item,
    chart: { ...chart, sentence: '', values: chart.values.slice(0, MOST_READ) },
  });
}

const MOST_READ = 4;
