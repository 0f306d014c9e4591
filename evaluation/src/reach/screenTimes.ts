import { isConditionMatch, type Condition, type ConditionMatch } from 'shared-kernel/model';
import type { ConditionBlock } from '../columns/conditionBlock';
import { narrowCounts } from '../columns/counts';
import { fillScreen } from '../columns/screenBlocks';
import type { SearchBlocks } from '../columns/searchBlocks';
import type { CompiledYear } from '../year/compileYear';
import { isActionCondition, planCondition } from '../conditions/planCondition';
import type { CompiledScreen } from '../screens/compileScreen';
import { hasSomethingToSee } from '../screens/hasSomethingToSee';
import type { CompiledCondition } from '../searches/compileSearch';

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
  readonly match: ConditionMatch;
  readonly conditions: readonly CompiledCondition[];
}

export function planTimes(screen: CompiledScreen, year: CompiledYear): TimePlan {
  const { content } = screen.definition;
  const items = content.items.flatMap(({ conditions, conditionsMatch, delay }) =>
    conditions.length > 0 && isConditionMatch(conditionsMatch)
      ? [
          {
            delayMs: toMs(delay),
            match: conditionsMatch,
            conditions: conditions.map((condition) => compileCondition(condition, year)),
          },
        ]
      : [],
  );
  const always = content.items.filter(({ conditions }) => conditions.length === 0);
  return {
    screen,
    items,
    alwaysSeen: hasSomethingToSee(content, always),
    alwaysMs: always.reduce(
      (sum, { delay }) => sum + toMs(delay),
      toMs(content.delayAfterLastItem),
    ),
    slots: [...screen.slots, ...items.flatMap(({ conditions }) => conditions.map(slotOf))].filter(
      (slot) => slot !== undefined,
    ),
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
  const itemBlocks = items.map(({ conditions, ...item }) => ({
    ...item,
    conditions: conditions.map(blocks.ofCondition),
  }));
  return (start, end, screensSeen, timesMs) => {
    fillScreen(screen, blocks.of, { byRow: matched, ...rest });
    if (!matched.includes(1)) return;
    if (alwaysSeen) seen.set(matched);
    else seen.fill(0);
    for (const { delayMs, match, conditions } of itemBlocks) {
      for (const { fill } of conditions) fill(start, end);
      fillShown(match, conditions, shown);
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

/** 1 for each row whose conditions make the item show. */
function fillShown(
  match: ConditionMatch,
  conditions: readonly ConditionBlock[],
  shown: Uint8Array,
): void {
  const decided = match === 'any' ? 1 : 0;
  shown.fill(1 - decided);
  for (const { counts } of conditions) {
    for (let index = 0; index < shown.length; index += 1) {
      const met = (counts.byRow[index] ?? 0) > 0 ? 1 : 0;
      if (met === decided) shown[index] = decided;
    }
  }
}

function compileCondition(
  definition: Condition,
  { definitions, table, slotBySearchId }: CompiledYear,
): CompiledCondition {
  const scope = {
    year: definitions.year,
    table,
    slotOfSearch: (id: string) => slotBySearchId.get(id),
  };
  return {
    definition,
    plan: planCondition(definition, scope),
    isAction: isActionCondition(definition),
  };
}

const slotOf = ({ plan }: CompiledCondition): number | undefined =>
  plan.kind === 'search' ? plan.slot : undefined;

/** Times are added as whole milliseconds, as `timelineOf` keeps them. */
const toMs = (seconds: number): number => Math.round(seconds * 1000);
