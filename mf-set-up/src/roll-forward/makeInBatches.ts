import type { DatabaseFailure, NewDefinition } from 'shared-kernel/firestore';
import type { Definitions } from 'year-transfer';
import type { Result } from 'shared-kernel/model';

/** How far the making has come; what is refused takes no further part in it. */
export interface Making {
  readonly doneCount: number;
  readonly refused: readonly NewDefinition[];
}

export const NOTHING_MADE: Making = { doneCount: 0, refused: [] };

export type MakingEnd =
  | { readonly status: 'complete'; readonly making: Making }
  | { readonly status: 'failed'; readonly making: Making; readonly failure: DatabaseFailure };

interface MakingWork {
  /** Makes all of a batch or none of it; what is there already stays as it is. */
  readonly create: (batch: readonly NewDefinition[]) => Promise<Result<void, DatabaseFailure>>;
  readonly onProgress: (making: Making) => void;
}

/** Searches first, so that no screen ever refers to one that is still to come. */
export const inMakingOrder = ({ searches, screens }: Definitions): readonly NewDefinition[] => [
  ...searches.map((definition) => ({ kind: 'search', definition }) as const),
  ...screens.map((definition) => ({ kind: 'screen', definition }) as const),
];

/** A commit holds 10 MiB at most, a definition 1 MiB. */
const BATCH_SIZE = 8;

/** Makes what `begun` has not: batch after batch, and one by one where a batch holds something that is refused. */
export async function makeInBatches(
  definitions: readonly NewDefinition[],
  begun: Making,
  { create, onProgress }: MakingWork,
): Promise<MakingEnd> {
  let making = begun;
  let batchSize = BATCH_SIZE;
  while (making.doneCount < definitions.length) {
    const batch = definitions.slice(making.doneCount, making.doneCount + batchSize);
    const created = await create(batch);
    if (!created.ok && !REFUSALS.has(created.error.code))
      return { status: 'failed', making, failure: created.error };
    if (!created.ok && batch.length > 1) {
      batchSize = 1;
      continue;
    }
    making = {
      doneCount: making.doneCount + batch.length,
      refused: created.ok ? making.refused : [...making.refused, ...batch],
    };
    onProgress(making);
  }
  return { status: 'complete', making };
}

/** What no repetition changes: something that the rules do not let in. */
const REFUSALS: ReadonlySet<DatabaseFailure['code']> = new Set([
  'data/permission-denied',
  'data/invalid-argument',
]);
