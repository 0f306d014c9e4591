import { failureSentence } from 'shared-kernel/firestore';
import type { LinkState, Screen, ShowResults } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, screensOf, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { resultsPortAtom } from './resultsPort';

export interface ResultsParts {
  readonly results: ShowResults;
  /** In the order in which supporters see them. */
  readonly screens: readonly Screen[];
  /** Null where it cannot be read: the figures stand without it. */
  readonly sent: LinkState | null;
}

/** What the year's shows came to; a failure is a sentence. */
export function useResults(): readonly [Loaded<ResultsParts, string>, () => Promise<void>] {
  const port = useAtomValue(resultsPortAtom);
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const [results, reloadResults] = useReading(ofYear(scope, 'results', port.readResults));
  const [screens, reloadScreens] = useReading(screensOf(store, scope));
  const [links] = useReading(ofYear(scope, 'links', port.linkState, 'sent'));
  const parts = useMemo((): Loaded<ResultsParts, string> => {
    if (results.status === 'failed')
      return { status: 'failed', error: serverSentence(results.error) };
    if (screens.status === 'failed')
      return { status: 'failed', error: failureSentence(screens.error) };
    if (results.status === 'loading') return results;
    if (screens.status === 'loading') return screens;
    // Waited for as well, so that nothing moves when it comes.
    if (links.status === 'loading') return links;
    const sent = links.status === 'ready' ? links.value : null;
    return {
      status: 'ready',
      value: { results: results.value, screens: screens.value.items, sent },
    };
  }, [results, screens, links]);
  return [
    parts,
    async () => {
      await Promise.all([reloadResults(), reloadScreens()]);
    },
  ];
}
