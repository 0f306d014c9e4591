import { doc } from 'firebase/firestore/lite';
import {
  countNumber,
  decode,
  mapResult,
  type Fault,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import type { LoadFailure } from './dataFailure';
import { inYear } from './paths';
import { readDocument } from './reading';

/** How far the counting of a year has come (D17): supporters looked at, and all of them. */
export interface MatchingProgress {
  readonly processed: number;
  readonly total: number;
}

const Progress = v.object({
  state: v.optional(v.string(), ''),
  processed: v.optional(countNumber(), 0),
  total: v.optional(countNumber(), 0),
});

/** `data/not-found` where nothing was ever counted. Before work began nobody was looked at, whatever the last run left. */
export const loadMatchingProgress = (
  scope: YearScope,
): Promise<Result<MatchingProgress, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'jobs'), 'matching'), decodeProgress);

const NOT_BEGUN: MatchingProgress = { processed: 0, total: 0 };

export function decodeProgress(_id: string, data: unknown): Result<MatchingProgress, Fault> {
  return mapResult(decode(Progress, data), ({ state, processed, total }) =>
    state === 'working' ? { processed, total } : NOT_BEGUN,
  );
}
