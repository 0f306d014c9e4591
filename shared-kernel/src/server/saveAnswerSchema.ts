import { countNumber } from 'shared-kernel/model';
import * as v from 'valibot';

/** A moment, as an answer carries it. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

export const RevisionSchema = v.object({
  revision: countNumber(),
  savedBy: v.string(),
  savedAt: v.nullable(Moment),
});

export const ConflictSchema = v.object({
  outcome: v.literal('conflict'),
  ...RevisionSchema.entries,
});

/** A `SaveAnswer`. */
export const SaveAnswerSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('saved'), revision: countNumber() }),
  ConflictSchema,
]);
