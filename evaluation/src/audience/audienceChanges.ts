import type { AudienceChanges, ScreenId } from 'shared-kernel/model';
import { BLOCK_ROWS, narrowCounts } from '../columns/counts';
import { fillScreen } from '../columns/screenBlocks';
import { createSearchBlocks } from '../columns/searchBlocks';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import type { CompiledScreen } from '../screens/compileScreen';
import type { CompiledYear } from '../year/compileYear';
import { mergedEach, summed } from '../shards/summed';
import { addChanges, noChange, sumOfChanges } from './countedChange';

/** Who gains and who loses screens, of a year or of one of its shards. */
export interface CountedChanges extends Pick<AudienceChanges, 'supporters' | 'reached'> {
  /** All screens of either state, in one order for all shards. */
  readonly screens: readonly (AudienceChanges['screens'][number] & {
    readonly isInBoth: boolean;
  })[];
}

/** Who gains and who loses screens (D10) between two states of a year, in one pass. Null where it was stopped. */
export function countChanges(
  before: CompiledYear,
  after: CompiledYear,
  snapshot: Snapshot,
  stop: () => boolean,
): CountedChanges | null {
  const [old, now] = [screenRows(before, snapshot), screenRows(after, snapshot)];
  const ids = [...new Set([...now.ids, ...old.ids])];
  const counts = new Map(ids.map((id) => [id, noChange()]));
  const reached = noChange();
  const seen = { before: new Uint8Array(BLOCK_ROWS), after: new Uint8Array(BLOCK_ROWS) };
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop()) return null;
    const rows = Math.min(BLOCK_ROWS, snapshot.rowCount - start);
    old.count(start, start + rows);
    now.count(start, start + rows);
    seen.before.fill(0);
    seen.after.fill(0);
    for (const id of ids) {
      const [was, is] = [old.rowsOf(id), now.rowsOf(id)];
      const change = counts.get(id);
      if (change !== undefined) addChanges(change, was, is, rows);
      mark(seen.before, was);
      mark(seen.after, is);
    }
    addChanges(reached, seen.before, seen.after, rows);
  }
  return {
    supporters: snapshot.rowCount,
    reached,
    screens: ids.map((screenId) => ({
      ...(counts.get(screenId) ?? noChange()),
      ...{ screenId, isInBoth: old.ids.has(screenId) && now.ids.has(screenId) },
    })),
  };
}

/** Of all shards of a year, at least one: the screens whose audience differs. */
export const changesOf = (shards: readonly CountedChanges[]): AudienceChanges => ({
  ...summed(shards, ['supporters']),
  reached: sumOfChanges(shards.map(({ reached }) => reached)),
  screens: mergedEach(
    shards.map(({ screens }) => screens),
    ({ screenId, isInBoth }, all) => ({ ...sumOfChanges(all), screenId, isInBoth }),
  ).flatMap(({ isInBoth, ...screen }) =>
    isInBoth && screen.gained === 0 && screen.lost === 0 ? [] : [screen],
  ),
});

/** The same of a whole year at once. */
export function audienceChanges(
  before: CompiledYear,
  after: CompiledYear,
  snapshot: Snapshot,
  stop: () => boolean = () => false,
): AudienceChanges | null {
  const counted = countChanges(before, after, snapshot, stop);
  return counted && changesOf([counted]);
}

interface ScreenRows {
  readonly ids: ReadonlySet<ScreenId>;
  readonly count: (start: number, end: number) => void;
  /** By row of the block, 1 for those who get the screen; of no use after the next screen is asked for. */
  readonly rowsOf: (id: ScreenId) => Uint8Array;
}

function screenRows(compiled: CompiledYear, snapshot: Snapshot): ScreenRows {
  const byId = new Map<ScreenId, CompiledScreen>(
    compiled.screens.map((screen) => [screen.definition.id, screen]),
  );
  const slots = compiled.screens.flatMap((screen) =>
    screen.slots.filter((slot) => slot !== undefined),
  );
  const columns = createYearColumns(compiled.table, snapshot);
  const blocks = createSearchBlocks(compiled, columns, new Set(slots));
  const matched = narrowCounts();
  return {
    ids: new Set(byId.keys()),
    count: (start, end) => blocks.count(start, end),
    rowsOf: (id) => {
      const screen = byId.get(id);
      if (screen === undefined) matched.byRow.fill(0);
      else fillScreen(screen, blocks.of, matched);
      return matched.byRow;
    },
  };
}

function mark(seen: Uint8Array, rows: Uint8Array): void {
  for (let index = 0; index < seen.length; index += 1) if (rows[index] !== 0) seen[index] = 1;
}
