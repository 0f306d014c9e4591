import { actorAtStart, type Result } from 'shared-kernel/model';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import type { MappingAnswer } from '../../../server/mappings';

/** Why a mapping is not saved or renamed, as a sentence; null where it is. */
export function whyNotSaved(answer: Result<MappingAnswer, ServerFailure>): string | null {
  if (!answer.ok) return `${serverSentence(answer.error)} Nothing has been saved.`;
  const { value } = answer;
  if (value.outcome === 'refused') return value.sentence;
  if (value.outcome === 'saved') return null;
  return value.revision === 0
    ? 'It has been deleted meanwhile, so nothing was saved. Saving again makes it anew.'
    : `${actorAtStart(value.savedBy)} has saved it meanwhile, so yours was not. Saving again replaces theirs.`;
}
