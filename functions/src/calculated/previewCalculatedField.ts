import type { CalculatedPreview } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { requireMember } from '../access/requireMember';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction, Caller } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { cancelled, newestOnly, nullWhenSuperseded } from '../counting/newestOnly';
import { tooHeavy } from '../counting/tooHeavy';
import { readSensitive } from '../definitions/sensitiveFields';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import { parsePreview, type PreviewRequest } from './calculatedRequests';

/**
 * Callable `previewCalculatedField`: what a calculated field as it stands in the form comes to, as `CalculatedPreview`.
 * Members may ask; a newer question of the same caller about the same field cancels the older, whose answer is null.
 * Worked out of a sensitive field it is `masked`, but for editors who ask with `reveal`, which the log has (D370).
 */
export function previewCalculatedField(services: Services, ask: AskAboutYear): CallableFunction {
  const { documents } = services;
  const answerNewest = newestOnly<CalculatedPreview>();

  const preview = async (
    { scope, edited, reveal }: PreviewRequest,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<CalculatedPreview> => {
    const answered = await ask(scope, {
      reads: 'searches',
      question: (definitions) => ({ kind: 'calculated', definitions, edited }),
      signal,
    });
    if (!answered.ok) throw answered.error === 'tooHeavy' ? tooHeavy('This field') : cancelled();
    if (answered.value.kind !== 'calculated') throw new Error('The answer is to another question');
    const { preview: found } = answered.value;
    const sensitive = await readSensitive(documents, scope);
    const names = found.sources.filter((name) => sensitive.has(name));
    if (names.length === 0) return found;
    if (!reveal) return masked(found, names);
    await documents.commit(
      names.map((name) => activityEntry(services, scope, caller, 'sensitiveFieldSeen', '', name)),
    );
    return found;
  };

  return async (data, caller) => {
    const request = parsePreview(data);
    const { scope, edited, reveal, requestId } = request;
    const asking = reveal
      ? await requireEditor(documents, caller, scope, 'see values of its sensitive fields')
      : await requireMember(documents, caller, scope);
    const { uid } = asking;
    return answerNewest(`${yearPath(scope)}/${edited.id} ${uid}`, requestId, (signal) =>
      preview(request, asking, signal),
    ).catch(nullWhenSuperseded);
  };
}

/** How many have a value, without any value. */
const masked = (preview: CalculatedPreview, names: readonly string[]): CalculatedPreview => ({
  ...preview,
  figures: { ...preview.figures, thresholds: null },
  zero: 0,
  examples: [],
  masked: names,
});
