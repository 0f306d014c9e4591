import type { AudienceChange } from 'shared-kernel/model';
import { summed } from '../shards/summed';

/** An audience before and after, while it is counted. */
export type CountedChange = { -readonly [Key in keyof AudienceChange]: number };

export const noChange = (): CountedChange => ({ before: 0, after: 0, gained: 0, lost: 0 });

/** Adds the first `rows` of a block; whoever matches has a number that is not 0. */
export function addChanges(
  change: CountedChange,
  was: Uint8Array,
  is: Uint8Array,
  rows: number,
): void {
  for (let index = 0; index < rows; index += 1) {
    const [before, after] = [was[index] === 0 ? 0 : 1, is[index] === 0 ? 0 : 1];
    change.before += before;
    change.after += after;
    if (before < after) change.gained += 1;
    if (before > after) change.lost += 1;
  }
}

export const sumOfChanges = (changes: readonly AudienceChange[]): AudienceChange =>
  summed(changes, ['before', 'after', 'gained', 'lost']);
