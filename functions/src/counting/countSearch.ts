import type { SearchCounts, SearchDefinition, YearScope } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import type { AskAboutYear } from './askAboutYear';
import { cancelled, newestOnly, nullWhenSuperseded } from './newestOnly';
import { tooHeavy } from './tooHeavy';
import { parseCountSearch } from './parseCountSearch';

/**
 * Callable `countSearch`: what a search comes to before it is saved, as `SearchCounts`. Members may ask; a newer
 * question of the same caller about the same search cancels the older, whose answer is null.
 */
export function countSearch(
  { documents }: Pick<Services, 'documents'>,
  ask: AskAboutYear,
): CallableFunction {
  const answerNewest = newestOnly<SearchCounts>();

  const count = async (
    scope: YearScope,
    edited: SearchDefinition,
    signal: AbortSignal,
  ): Promise<SearchCounts> => {
    const answered = await ask(scope, {
      reads: refersToSearches(edited) ? 'searches' : 'fields',
      question: (definitions) => ({ kind: 'search', definitions, edited }),
      signal,
    });
    if (!answered.ok) throw answered.error === 'tooHeavy' ? tooHeavy('This search') : cancelled();
    if (answered.value.kind !== 'search') throw new Error('The answer is to another question');
    return answered.value.counts;
  };

  return async (data, caller) => {
    const { scope, edited, requestId } = parseCountSearch(data);
    const { uid } = await requireMember(documents, caller, scope);
    return answerNewest(`${yearPath(scope)}/${edited.id} ${uid}`, requestId, (signal) =>
      count(scope, edited, signal),
    ).catch(nullWhenSuperseded);
  };
}

const refersToSearches = ({ conditions }: SearchDefinition): boolean =>
  conditions.some(({ dataType }) => dataType === 'search');
