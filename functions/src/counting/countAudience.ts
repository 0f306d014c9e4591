import type { AudienceScreen, ScreenAudience, YearScope } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import { looksAtTooMuch } from '../definitions/countable';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import type { AskAboutYear } from './askAboutYear';
import { cancelled, newestOnly, nullWhenSuperseded } from './newestOnly';
import { parseCountAudience } from './parseCountAudience';
import { tooHeavy } from './tooHeavy';

/**
 * Callable `countAudience`: who gets a screen as it stands in the editor, and for whom of them its data is missing, 0
 * or 1, as `ScreenAudience`. Members may ask; a newer question of the same caller about the same screen cancels the
 * older, whose answer is null.
 */
export function countAudience(
  { documents }: Pick<Services, 'documents'>,
  ask: AskAboutYear,
): CallableFunction {
  const answerNewest = newestOnly<ScreenAudience>();

  const count = async (
    scope: YearScope,
    edited: AudienceScreen,
    signal: AbortSignal,
  ): Promise<ScreenAudience> => {
    const answered = await ask(scope, {
      reads: 'searches',
      question: (definitions) => {
        const conditions = edited.items.flatMap((item) => item.conditions);
        if (looksAtTooMuch(conditions, definitions.fields)) throw tooHeavy('This screen');
        return { kind: 'audience', definitions, edited };
      },
      signal,
    });
    if (!answered.ok) throw answered.error === 'tooHeavy' ? tooHeavy('This screen') : cancelled();
    if (answered.value.kind !== 'audience') throw new Error('The answer is to another question');
    return answered.value.audience;
  };

  return async (data, caller) => {
    const { scope, edited, requestId } = parseCountAudience(data);
    const { uid } = await requireMember(documents, caller, scope);
    return answerNewest(`${yearPath(scope)}/${edited.id} ${uid}`, requestId, (signal) =>
      count(scope, edited, signal),
    ).catch(nullWhenSuperseded);
  };
}
