import { countNumber, type StoryAnswer, type YearScope, type YearStory } from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import { ConflictSchema } from './saveAnswerSchema';
import type { ServerAnswer } from './serverFailure';
import type { Guarded } from './years';

const Answer = v.variant('outcome', [
  v.object({ outcome: v.literal('saved'), revision: countNumber() }),
  ConflictSchema,
  v.object({
    outcome: v.literal('refused'),
    at: v.literal('hostedPage.path'),
    sentence: v.string(),
  }),
]);

export interface StoryRequest extends YearScope, Guarded {
  readonly story: YearStory;
}

/** Sets what the year's screens have in common for supporters. Admins only. */
export const saveStory = (request: StoryRequest): ServerAnswer<StoryAnswer> =>
  askServer('saveStory', request, Answer);
