import type { AudienceScreen, ItemAudience, ScreenAudience } from 'shared-kernel/model';
import { BLOCK_ROWS, narrowCounts } from '../columns/counts';
import { itemBlock, itemConditions, slotsOfItem } from '../columns/itemConditions';
import { fillScreen } from '../columns/screenBlocks';
import { createSearchBlocks } from '../columns/searchBlocks';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import { isScreenMatch } from '../screens/compileScreen';
import type { CompiledYear } from '../year/compileYear';
import { createClassTally, createPlaceholderBlocks, placeholdersOf } from './placeholderBlocks';

/** [E76] Who gets a screen that may not be saved yet, and for whom its placeholders have no value, 0 or 1. Null where stopped. */
export function screenAudience(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: AudienceScreen,
): ScreenAudience;
export function screenAudience(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: AudienceScreen,
  stop: () => boolean,
): ScreenAudience | null;
export function screenAudience(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: AudienceScreen,
  stop?: () => boolean,
): ScreenAudience | null {
  const count = createAudienceCounter(compiled, snapshot, edited);
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop?.() === true) return null;
    count.add(start, Math.min(start + BLOCK_ROWS, snapshot.rowCount));
  }
  return count.result();
}

interface AudienceCounter {
  add(start: number, end: number): void;
  result(): ScreenAudience;
}

const createAudienceCounter = (
  compiled: CompiledYear,
  snapshot: Snapshot,
  { match, searchIds, items }: AudienceScreen,
): AudienceCounter => {
  const { slotBySearchId, table } = compiled;
  const screen = {
    match: isScreenMatch(match) ? match : null,
    slots: searchIds.map((id) => slotBySearchId.get(id)),
  };
  const plans = items.map((item) => ({
    item,
    conditions: itemConditions(item, compiled),
    placeholders: placeholdersOf(item.texts),
  }));
  const searched = plans.flatMap(({ placeholders }) =>
    placeholders.map(({ source, id }) =>
      source === 'search' ? slotBySearchId.get(id) : undefined,
    ),
  );
  const slots = [...screen.slots, ...searched].filter((slot) => slot !== undefined);
  const columns = createYearColumns(table, snapshot);
  const blocks = createSearchBlocks(
    compiled,
    columns,
    new Set([...slots, ...plans.flatMap(({ conditions }) => slotsOfItem(conditions))]),
  );
  const blockOf = createPlaceholderBlocks(compiled, columns, blocks);
  const counters = plans.map(({ item, conditions, placeholders }) => ({
    id: item.id,
    rows: 0,
    fillShown: itemBlock(conditions, blocks),
    tallies: placeholders.map((one) => createClassTally(one, blockOf(one))),
  }));
  const matched = narrowCounts();
  const shown = new Uint8Array(BLOCK_ROWS);
  let matchedRows = 0;

  return {
    add: (start, end) => {
      blocks.count(start, end);
      fillScreen(screen, blocks.of, matched);
      const rows = onesWithin(matched.byRow, end - start);
      matchedRows += rows;
      if (rows === 0) return;
      for (const counter of counters) {
        counter.fillShown(start, end, shown);
        for (let index = 0; index < shown.length; index += 1)
          shown[index] = (shown[index] ?? 0) & (matched.byRow[index] ?? 0);
        counter.rows += onesWithin(shown, end - start);
        for (const tally of counter.tallies) tally.add(start, end, shown);
      }
    },
    result: () => ({
      supporters: snapshot.rowCount,
      matched: matchedRows,
      items: counters.map(({ id, rows, tallies }): ItemAudience => ({
        id,
        shown: rows,
        placeholders: tallies.map((tally) => tally.result()),
      })),
    }),
  };
};

const onesWithin = (rows: Uint8Array, length: number): number => {
  let ones = 0;
  for (let index = 0; index < length; index += 1) ones += rows[index] ?? 0;
  return ones;
};
