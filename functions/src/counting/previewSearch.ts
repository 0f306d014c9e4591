import type { SearchDefinition, SearchImpact, YearScope } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import { looksAtTooMuch } from '../definitions/countable';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import type { AskAboutYear } from './askAboutYear';
import { cancelled, newestOnly, nullWhenSuperseded } from './newestOnly';
import { parseCountSearch } from './parseCountSearch';
import { tooHeavy } from './tooHeavy';

/**
 * Callable `previewSearch`, asked as `countSearch`: who matches a search as it stands in the editor, and what saving it
 * changes, as `SearchImpact`. Members may ask; a newer question of the same caller about the same search cancels the
 * older, whose answer is null.
 */
export function previewSearch(
  { documents }: Pick<Services, 'documents'>,
  ask: AskAboutYear,
): CallableFunction {
  const answerNewest = newestOnly<SearchImpact>();

  const preview = async (
    scope: YearScope,
    edited: SearchDefinition,
    signal: AbortSignal,
  ): Promise<SearchImpact> => {
    const answered = await ask(scope, {
      reads: 'searchesAndScreens',
      question: (definitions) => {
        if (looksAtTooMuch(edited.conditions, definitions.fields)) throw tooHeavy('This search');
        return { kind: 'impact', definitions, edited };
      },
      signal,
    });
    if (!answered.ok) throw answered.error === 'tooHeavy' ? tooHeavy('This search') : cancelled();
    if (answered.value.kind !== 'impact') throw new Error('The answer is to another question');
    return answered.value.impact;
  };

  return async (data, caller) => {
    const { scope, edited, requestId } = parseCountSearch(data);
    const { uid } = await requireMember(documents, caller, scope);
    return answerNewest(`${yearPath(scope)}/${edited.id} ${uid}`, requestId, (signal) =>
      preview(scope, edited, signal),
    ).catch(nullWhenSuperseded);
  };
}
