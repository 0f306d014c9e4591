import type { SearchCounts, SearchDefinition } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useScope } from 'shared-kernel/session';
import { countingPortAtom } from './countingPort';
import { countQuestion } from './countQuestion';

/** Typing pauses this long before the server is asked. */
export const COUNT_AFTER_MS = 150;

/** Whom the search as edited matches. `counts` is the newest answer; while `working` it belongs to an earlier state. */
export type LiveCount =
  | { readonly status: 'nothing' }
  | { readonly status: 'failed'; readonly failure: ServerFailure; readonly retry: () => void }
  | { readonly status: 'working'; readonly counts: SearchCounts | null }
  | { readonly status: 'ready'; readonly counts: SearchCounts };

interface Asked {
  readonly question: SearchDefinition;
  readonly counts: SearchCounts | null;
  readonly failure: ServerFailure | null;
}

/** Counts an edited search while it is edited; only the newest question is listened to. */
export function useLiveCount({ id, match, conditions }: SearchDefinition): LiveCount {
  const { countSearch } = useAtomValue(countingPortAtom);
  const scope = useScope();
  // The name is not counted, so that naming a search asks nothing.
  const question = useMemo(() => countQuestion({ id, match, conditions }), [id, match, conditions]);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    if (question === null) return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      void countSearch({ ...scope, search: question }).then((answer) => {
        if (!newest) return;
        if (answer.ok) setAsked({ question, counts: answer.value, failure: null });
        // Another tab of this person asked about the same search meanwhile: ask again.
        else if (answer.error.code === 'server/cancelled') setAttempt((before) => before + 1);
        else setAsked({ question, counts: null, failure: answer.error });
      });
    }, COUNT_AFTER_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [countSearch, scope, question, attempt]);

  if (question === null) return { status: 'nothing' };
  if (asked?.question !== question) return { status: 'working', counts: asked?.counts ?? null };
  if (asked.counts !== null) return { status: 'ready', counts: asked.counts };
  return asked.failure === null
    ? { status: 'working', counts: null }
    : {
        status: 'failed',
        failure: asked.failure,
        retry: () => {
          setAsked(null);
          setAttempt((before) => before + 1);
        },
      };
}

/** The newest answer there is, of this state of the search as edited or an earlier one. */
export const countsOf = (live: LiveCount): SearchCounts | null =>
  live.status === 'ready' || live.status === 'working' ? live.counts : null;
