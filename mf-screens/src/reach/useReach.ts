import type { ServerFailure } from 'shared-kernel/server';
import type { Screen, Year, YearReach } from 'shared-kernel/model';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { reachPortAtom } from './reachPort';

export type LoadedReach = Loaded<YearReach, ServerFailure>;

/** Whom the stored screens reach; asked again when their set-up, content or counts have changed. */
export function useReach(
  screens: readonly Screen[],
  year: Year,
): readonly [LoadedReach, () => Promise<void>] {
  const { readReach } = useAtomValue(reachPortAtom);
  const scope = useScope();
  const load = async () => {
    const reach = await readReach(scope);
    if (!reach.ok) console.error('Whom the screens reach could not be asked', reach.error);
    return reach;
  };
  const [reach, reload] = useReading(ofYear(scope, 'reach', load));

  const state = stateOf(screens, year);
  const asked = useRef(state);
  useEffect(() => {
    if (asked.current === state) return;
    asked.current = state;
    void reload();
  }, [state, reload]);
  return [reach, reload];
}

/** All of the list that the answer depends on, as one text. */
const stateOf = (screens: readonly Screen[], year: Year): string =>
  JSON.stringify([
    year.supportersTotal,
    screens
      .map(({ id, match, searchIds, contentSaved, supportersMatchedAt }) =>
        JSON.stringify([id, match, searchIds, contentSaved.revision, supportersMatchedAt]),
      )
      .sort(),
  ]);
