import type { SearchDefinition } from 'shared-kernel/model';
import { compileDraft } from '../year/compileDraft';
import type { CompiledYear } from '../year/compileYear';
import { BLOCK_ROWS } from './counts';
import { createDraftCounter } from './draftCounter';
import type { SearchCounts } from './searchCounts';
import type { Snapshot } from './snapshot';

/** Counts a search before it is saved, which stands in for the stored one of its id. Null where stopped. */
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  draft: SearchDefinition,
): SearchCounts;
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  draft: SearchDefinition,
  stop: () => boolean,
): SearchCounts | null;
export function countSearch(
  compiled: CompiledYear,
  snapshot: Snapshot,
  draft: SearchDefinition,
  stop?: () => boolean,
): SearchCounts | null {
  const counter = createDraftCounter(compileDraft(compiled, draft), snapshot, draft);
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop?.() === true) return null;
    counter.count(start, Math.min(start + BLOCK_ROWS, snapshot.rowCount));
  }
  return counter.result();
}
