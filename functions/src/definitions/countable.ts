import { setImmediate } from 'node:timers/promises';
import type { FieldDefinition } from 'evaluation';
import {
  isGroup,
  nodesOf,
  YEAR_LIMITS,
  type ConditionNode,
  type ScreenDefinition,
  type SearchDefinition,
} from 'shared-kernel/model';

/**
 * Fields that the conditions of a year may look at in all, each counted as often as it is looked at, by its searches and
 * by its screens' items apart. Counting holds some 350 bytes for each: a year stays below 200 MB.
 */
const YEAR_LOOKS = 500_000;
/** Of one search or screen: a search of 100 conditions that hit each of 2,000 fields is within. */
const OWN_LOOKS = 250_000;

/** The ids of the searches and screens that look at too much to be counted. */
export interface TooHeavy {
  readonly searches: ReadonlySet<string>;
  readonly screens: ReadonlySet<string>;
  /** How many fields each of the other searches looks at, by its id. */
  readonly looks: ReadonlyMap<string, number>;
}

/**
 * What of a year looks at too many fields: by itself, or because those that were created before it leave no room. Both
 * lists come oldest first, so that nobody's new search takes the count from one that was there.
 */
export async function tooHeavyOf(
  searches: readonly SearchDefinition[],
  screens: readonly ScreenDefinition[],
  fields: readonly FieldDefinition[],
): Promise<TooHeavy> {
  const looksOf = lookCounter(fields);
  const ofSearches = await weighed(searches, ({ conditions }) =>
    nodesOf(conditions).length > YEAR_LIMITS.conditions ? Infinity : looksOf(conditions),
  );
  const ofScreens = await weighed(screens, ({ content }) =>
    content.items.reduce((sum, { conditions }) => sum + looksOf(conditions), 0),
  );
  return { searches: ofSearches.beyond, screens: ofScreens.beyond, looks: ofSearches.within };
}

/** What is beyond the year's budget, and how much each of the others looks at. */
async function weighed<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  looksOf: (thing: Thing) => number,
) {
  const beyond = new Set<string>();
  const within = new Map<string, number>();
  let sum = 0;
  for (const thing of things) {
    const looks = looksOf(thing);
    if (looks > OWN_LOOKS || sum + looks > YEAR_LOOKS) beyond.add(thing.id);
    else {
      sum += looks;
      within.set(thing.id, looks);
    }
    // A year of fuzzy names takes seconds: others have the thread between two of its searches.
    await setImmediate();
  }
  return { beyond, within };
}

/** Whether conditions that are not stored yet look at more fields than one search or screen may. */
export const looksAtTooMuch = (
  conditions: readonly ConditionNode[],
  fields: readonly FieldDefinition[],
): boolean => lookCounter(fields)(conditions) > OWN_LOOKS;

function lookCounter(
  fields: readonly FieldDefinition[],
): (conditions: readonly ConditionNode[]) => number {
  const known = new Map<string, number>();
  const hits = (part: string): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const counted = fields.reduce((sum, { name }) => sum + (name.includes(part) ? 1 : 0), 0);
    known.set(part, counted);
    return counted;
  };
  return (conditions) =>
    nodesOf(conditions).reduce(
      (sum, node) =>
        sum +
        (!isGroup(node) && node.dataType === 'field' && node.dataIdMatch === 'fuzzy'
          ? 1 + hits(node.dataId)
          : 1),
      0,
    );
}
