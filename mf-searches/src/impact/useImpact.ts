import { useAtomValue } from 'jotai';
import type { SearchDefinition, SearchImpact } from 'shared-kernel/model';
import { useScope } from 'shared-kernel/session';
import { useCallback, useMemo } from 'react';
import { countQuestion } from '../questions/countQuestion';
import { useNewestAnswer, type NewestAnswer } from 'shared-kernel/newest-answer';
import { impactPortAtom } from './impactPort';

/** What saving an edited search changes, and who matches it; the question, too, for the emails of its examples. */
export interface Impact {
  readonly newest: NewestAnswer<SearchImpact>;
  readonly question: SearchDefinition | null;
}

/** Asks while it is wanted, anew whenever the search is another; its name changes nothing. */
export function useImpact({ id, match, conditions }: SearchDefinition, wanted: boolean): Impact {
  const { previewSearch } = useAtomValue(impactPortAtom);
  const scope = useScope();
  const question = useMemo(
    () => (wanted ? countQuestion({ id, match, conditions }) : null),
    [wanted, id, match, conditions],
  );
  const ask = useCallback(
    (search: SearchDefinition) => previewSearch({ ...scope, search }),
    [previewSearch, scope],
  );
  return { newest: useNewestAnswer(question, ask), question };
}
