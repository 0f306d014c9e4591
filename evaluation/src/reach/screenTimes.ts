import { narrowCounts } from '../columns/counts';
import {
  itemBlock,
  itemConditions,
  slotsOfItem,
  type ItemConditions,
} from '../columns/itemConditions';
import { fillScreen } from '../columns/screenBlocks';
import type { SearchBlocks } from '../columns/searchBlocks';
import type { CompiledYear } from '../year/compileYear';
import type { CompiledScreen } from '../screens/compileScreen';
import { hasSomethingToSee } from '../screens/hasSomethingToSee';

/** A screen's playing time as a sum: the end of its timeline is the delays of what shows, and its own (D13). */
export interface TimePlan {
  readonly screen: CompiledScreen;
  /** Of its own delay and of the items that everybody sees. */
  readonly alwaysMs: number;
  /** Whether it has something to see for everybody whom it matches. */
  readonly alwaysSeen: boolean;
  readonly items: readonly ConditionalItem[];
  /** The searches that have to be counted for it. */
  readonly slots: readonly number[];
}

interface ConditionalItem {
  readonly delayMs: number;
  readonly conditions: ItemConditions;
}

export function planTimes(screen: CompiledScreen, year: CompiledYear): TimePlan {
  const { content } = screen.definition;
  const items = content.items
    .map((item) => ({ delayMs: toMs(item.delay), conditions: itemConditions(item, year) }))
    .filter(({ conditions }) => conditions.kind === 'sometimes');
  const always = content.items.filter(({ conditions }) => conditions.length === 0);
  return {
    screen,
    items,
    alwaysSeen: hasSomethingToSee(content, always),
    alwaysMs: always.reduce(
      (sum, { delay }) => sum + toMs(delay),
      toMs(content.delayAfterLastItem),
    ),
    slots: [
      ...screen.slots.filter((slot) => slot !== undefined),
      ...items.flatMap(({ conditions }) => slotsOfItem(conditions)),
    ],
  };
}

/** Adds a screen of the block to how many each row sees, and its time to theirs. */
export type AddScreenTime = (
  start: number,
  end: number,
  screensSeen: Uint32Array,
  timesMs: Float64Array,
) => void;

export function createScreenTime(
  { screen, alwaysMs, alwaysSeen, items }: TimePlan,
  blocks: SearchBlocks,
): AddScreenTime {
  const { byRow: matched, ...rest } = narrowCounts();
  const shown = new Uint8Array(matched.length);
  const seen = new Uint8Array(matched.length);
  const itemBlocks = items.map(({ conditions, delayMs }) => ({
    delayMs,
    fillShown: itemBlock(conditions, blocks),
  }));
  return (start, end, screensSeen, timesMs) => {
    fillScreen(screen, blocks.of, { byRow: matched, ...rest });
    if (!matched.includes(1)) return;
    if (alwaysSeen) seen.set(matched);
    else seen.fill(0);
    for (const { delayMs, fillShown } of itemBlocks) {
      fillShown(start, end, shown);
      for (let index = 0; index < end - start; index += 1) {
        if (matched[index] === 1 && shown[index] === 1) {
          seen[index] = 1;
          timesMs[index] = (timesMs[index] ?? 0) + delayMs;
        }
      }
    }
    for (let index = 0; index < end - start; index += 1) {
      if (seen[index] === 0) continue;
      screensSeen[index] = (screensSeen[index] ?? 0) + 1;
      timesMs[index] = (timesMs[index] ?? 0) + alwaysMs;
    }
  };
}

/** Times are added as whole milliseconds, as `timelineOf` keeps them. */
const toMs = (seconds: number): number => Math.round(seconds * 1000);
