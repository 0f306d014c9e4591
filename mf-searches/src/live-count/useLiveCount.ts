import type { SearchCounts, SearchDefinition } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useScope } from 'shared-kernel/session';
import { answerOf, useNewestAnswer, type NewestAnswer } from 'shared-kernel/newest-answer';
import { countingPortAtom } from './countingPort';
import { countQuestion } from '../questions/countQuestion';

/** Whom the search as edited matches. */
export type LiveCount = NewestAnswer<SearchCounts>;

/** Counts an edited search while it is edited; only the newest question is listened to. */
export function useLiveCount({ id, match, conditions }: SearchDefinition): LiveCount {
  const { countSearch } = useAtomValue(countingPortAtom);
  const scope = useScope();
  // The name is not counted, so that naming a search asks nothing.
  const question = useMemo(() => countQuestion({ id, match, conditions }), [id, match, conditions]);
  const ask = useCallback(
    (search: SearchDefinition) => countSearch({ ...scope, search }),
    [countSearch, scope],
  );
  return useNewestAnswer(question, ask);
}

/** The newest counts there are, of this state of the search as edited or an earlier one. */
export const countsOf = (live: LiveCount): SearchCounts | null => answerOf(live);
