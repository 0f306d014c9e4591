/** A question that changes while somebody edits. Not shared: the shell of an earlier release has no such name. */
export { answerOf, ASK_AFTER_MS, useNewestAnswer, type NewestAnswer } from './useNewestAnswer';
