import { failureSentence } from 'shared-kernel/firestore';
import { failed, succeeded, type Result, type Screen, type ShowResults } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { resultsPortAtom } from './resultsPort';

export interface ResultsParts {
  readonly results: ShowResults;
  /** In the order in which supporters see them. */
  readonly screens: readonly Screen[];
}

/** What the year's shows came to; a failure is a sentence. */
export function useResults(): readonly [Loaded<ResultsParts, string>, () => Promise<void>] {
  const port = useAtomValue(resultsPortAtom);
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<ResultsParts, string>> => {
    const [results, screens] = await Promise.all([
      port.readResults(scope),
      store.loadScreens(scope),
    ]);
    if (!results.ok) return failed(serverSentence(results.error));
    if (!screens.ok) return failed(failureSentence(screens.error));
    return succeeded({ results: results.value, screens: screens.value.items });
  }, [port, store, scope]);
  return useLoaded(load);
}
