import type { SearchCounts, SearchDefinition } from 'shared-kernel/model';
import { compileEdited } from '../year/compileEdited';
import type { CompiledYear } from '../year/compileYear';
import { BLOCK_ROWS } from './counts';
import { createEditedCounter } from './editedCounter';
import type { Snapshot } from './snapshot';

/** Counts a search before it is saved, which stands in for the stored one of its id. Null where stopped. */
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: SearchDefinition,
): SearchCounts;
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: SearchDefinition,
  stop: () => boolean,
): SearchCounts | null;
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  edited: SearchDefinition,
  stop?: () => boolean,
): SearchCounts | null {
  const counter = createEditedCounter(compileEdited(compiled, edited), snapshot, edited);
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop?.() === true) return null;
    counter.count(start, Math.min(start + BLOCK_ROWS, snapshot.rowCount));
  }
  return counter.result();
}
