import { doc } from 'firebase/firestore/lite';
import { countNumber, decode, type Fault, type Result, type YearScope } from 'shared-kernel/model';
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
  processed: v.optional(countNumber(), 0),
  total: v.optional(countNumber(), 0),
});

/** `data/not-found` where nothing was ever counted. */
export const loadMatchingProgress = (
  scope: YearScope,
): Promise<Result<MatchingProgress, LoadFailure>> =>
  readDocument(doc(inYear(scope, 'jobs'), 'matching'), decodeProgress);

function decodeProgress(_id: string, data: unknown): Result<MatchingProgress, Fault> {
  return decode(Progress, data);
}
