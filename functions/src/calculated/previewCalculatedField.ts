import type { CalculatedPreview } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { cancelled, newestOnly, nullWhenSuperseded } from '../counting/newestOnly';
import { tooHeavy } from '../counting/tooHeavy';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import { parsePreview, type PreviewRequest } from './calculatedRequests';

/**
 * Callable `previewCalculatedField`: what a calculated field as it stands in the form comes to, as `CalculatedPreview`.
 * Members may ask; a newer question of the same caller about the same field cancels the older, whose answer is null.
 */
export function previewCalculatedField(
  { documents }: Pick<Services, 'documents'>,
  ask: AskAboutYear,
): CallableFunction {
  const answerNewest = newestOnly<CalculatedPreview>();

  const preview = async (
    { scope, edited }: PreviewRequest,
    signal: AbortSignal,
  ): Promise<CalculatedPreview> => {
    const answered = await ask(scope, {
      reads: 'searches',
      question: (definitions) => ({ kind: 'calculated', definitions, edited }),
      signal,
    });
    if (!answered.ok) throw answered.error === 'tooHeavy' ? tooHeavy('This field') : cancelled();
    if (answered.value.kind !== 'calculated') throw new Error('The answer is to another question');
    return answered.value.preview;
  };

  return async (data, caller) => {
    const request = parsePreview(data);
    const { scope, edited, requestId } = request;
    const { uid } = await requireMember(documents, caller, scope);
    return answerNewest(`${yearPath(scope)}/${edited.id} ${uid}`, requestId, (signal) =>
      preview(request, signal),
    ).catch(nullWhenSuperseded);
  };
}
