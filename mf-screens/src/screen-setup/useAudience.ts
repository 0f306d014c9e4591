import type { ScreenId, ScreenSetup } from 'shared-kernel/model';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { countAudienceAtom } from '../server/countAudience';
import { isScreenMatch } from '../screen-store/audience';

/** How long a choice rests before it is counted, so that a run of ticks is one question. */
const REST_MS = 300;

/** What is known of who would see a screen. `nobody` needs no count: no search is chosen, or the match cannot be read. */
export type AudienceCount =
  | { readonly status: 'nobody' | 'counting' | 'failed' }
  | { readonly status: 'counted'; readonly matched: number; readonly supporters: number };

/** Who would see a screen as it is set up now, counted on all supporters. */
export function useAudience(
  id: ScreenId,
  { match, searchIds }: Pick<ScreenSetup, 'match' | 'searchIds'>,
): AudienceCount {
  const scope = useScope();
  const { count } = useAtomValue(countAudienceAtom);
  const [answered, setAnswered] = useState<{
    readonly key: string;
    readonly count: AudienceCount;
  } | null>(null);
  const isNobody = !isScreenMatch(match) || (match !== 'allUsers' && searchIds.length === 0);
  const asked = match === 'allUsers' ? [] : searchIds.toSorted();
  const key = JSON.stringify([match, asked]);

  useEffect(() => {
    if (isNobody) return undefined;
    let isNewest = true;
    const [of, ids] = JSON.parse(key) as [ScreenSetup['match'], ScreenSetup['searchIds']];
    const timer = setTimeout(() => {
      void count({ ...scope, id, setup: { match: of, searchIds: ids } }).then((answer) => {
        if (!isNewest) return;
        if (!answer.ok) setAnswered({ key, count: { status: 'failed' } });
        else if (answer.value !== null)
          setAnswered({ key, count: { status: 'counted', ...answer.value } });
      });
    }, REST_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [count, scope, id, key, isNobody]);

  if (isNobody) return { status: 'nobody' };
  return answered?.key === key ? answered.count : { status: 'counting' };
}
