import type { ScreenId, SearchDefinition, SearchId, SearchImpact } from 'shared-kernel/model';
import { BLOCK_ROWS, narrowCounts } from '../columns/counts';
import { fillScreen } from '../columns/screenBlocks';
import { createSearchBlocks } from '../columns/searchBlocks';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import { SUBJECTS } from '../totals/matchTotals';
import { createStableSample, type StableSample } from '../totals/stableSample';
import { withReferenced } from '../uses/searchesNeeded';
import { compileYear, type CompiledYear, type YearDefinitions } from '../year/compileYear';
import { addChanges, noChange, type CountedChange } from './countedChange';

/**
 * [E111] What saving an edited search changes for itself and for what refers to it, with examples of who matches it, who
 * is added and who is removed. The stored search of its id is what it is compared with. Null where it was stopped.
 */
export function searchImpact(
  definitions: YearDefinitions,
  snapshot: Snapshot,
  edited: SearchDefinition,
  stop: () => boolean = () => false,
): SearchImpact | null {
  const others = definitions.searches.filter(({ id }) => id !== edited.id);
  const saved = [...others, edited];
  const asks = (ids: readonly string[]): boolean => withReferenced(ids, saved).has(edited.id);
  const affected: Affected = {
    searches: others.filter(({ id }) => asks([id])).map(({ id }) => id),
    screens: definitions.screens
      .filter(({ match, searchIds }) => match !== 'allUsers' && asks(searchIds))
      .map(({ id }) => id),
  };
  const stateOf = (searches: readonly SearchDefinition[]) =>
    matchingRows(compileYear({ ...definitions, searches }), snapshot, affected, edited.id);
  const [was, is] = [stateOf(definitions.searches), stateOf(saved)];

  const changes = was.rowsOf.map(noChange);
  const sample = (): StableSample<null> => createStableSample<null>(SUBJECTS.search(edited.id));
  const examples = { matched: sample(), gained: sample(), lost: sample() };
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop()) return null;
    const rows = Math.min(BLOCK_ROWS, snapshot.rowCount - start);
    was.count(start, start + rows);
    is.count(start, start + rows);
    changes.forEach((change, index) => {
      const [before, after] = [was.rowsOf[index]?.() ?? NOBODY, is.rowsOf[index]?.() ?? NOBODY];
      addChanges(change, before, after, rows);
      if (index === 0) addExamples(examples, { before, after }, snapshot, start, rows);
    });
  }
  return resultOf(snapshot, affected, changes, examples);
}

/** The searches and screens that refer to a search. */
interface Affected {
  readonly searches: readonly SearchId[];
  readonly screens: readonly ScreenId[];
}

interface MatchingRows {
  readonly count: (start: number, end: number) => void;
  /** The search, then what refers to it; each overwrites what the one before it gave. */
  readonly rowsOf: readonly (() => Uint8Array)[];
}

const NOBODY = narrowCounts().byRow;

function matchingRows(
  compiled: CompiledYear,
  snapshot: Snapshot,
  { searches, screens }: Affected,
  id: SearchId,
): MatchingRows {
  const slots = [id, ...searches].map((one) => compiled.slotBySearchId.get(one));
  const audiences = screens.flatMap((one) =>
    compiled.screens.filter(({ definition }) => definition.id === one),
  );
  const asked = [...slots, ...audiences.flatMap((screen) => screen.slots)];
  const columns = createYearColumns(compiled.table, snapshot);
  const blocks = createSearchBlocks(
    compiled,
    columns,
    new Set(asked.filter((slot) => slot !== undefined)),
  );
  const matched = narrowCounts();
  return {
    count: (start, end) => blocks.count(start, end),
    rowsOf: [
      ...slots.map((slot) => () => {
        const byRow = (slot === undefined ? undefined : blocks.of(slot))?.byRow;
        for (let index = 0; index < matched.byRow.length; index += 1)
          matched.byRow[index] = (byRow?.[index] ?? 0) > 0 ? 1 : 0;
        return matched.byRow;
      }),
      ...audiences.map((screen) => () => {
        fillScreen(screen, blocks.of, matched);
        return matched.byRow;
      }),
    ],
  };
}

type Examples = Readonly<Record<'matched' | 'gained' | 'lost', StableSample<null>>>;

function addExamples(
  examples: Examples,
  { before, after }: Readonly<Record<'before' | 'after', Uint8Array>>,
  { emails, emailHashes }: Snapshot,
  start: number,
  rows: number,
): void {
  const add = (sample: StableSample<null>, row: number): void => {
    const hash = emailHashes[row] ?? 0;
    if (sample.admits(hash)) sample.add(emails.at(row) ?? '', hash, null);
  };
  for (let index = 0; index < rows; index += 1) {
    const [was, is] = [before[index] !== 0, after[index] !== 0];
    if (is) add(examples.matched, start + index);
    if (is && !was) add(examples.gained, start + index);
    if (was && !is) add(examples.lost, start + index);
  }
}

function resultOf(
  { rowCount }: Snapshot,
  { searches, screens }: Affected,
  changes: readonly CountedChange[],
  { matched, gained, lost }: Examples,
): SearchImpact {
  const changeAt = (index: number): CountedChange => changes[index] ?? noChange();
  const emailsOf = (sample: StableSample<null>) => ({
    supporterEmails: sample.entries().map(({ email }) => email),
  });
  return {
    supporters: rowCount,
    search: changeAt(0),
    matched: emailsOf(matched),
    gained: emailsOf(gained),
    lost: emailsOf(lost),
    searches: searches.map((searchId, index) => ({ ...changeAt(1 + index), searchId })),
    screens: screens.map((screenId, index) => ({
      ...changeAt(1 + searches.length + index),
      screenId,
    })),
  };
}
