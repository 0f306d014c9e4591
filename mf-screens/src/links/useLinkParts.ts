import { failureSentence } from 'shared-kernel/firestore';
import { failed, succeeded, type LinkState, type Result, type Year } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import { linksPortAtom } from './linksPort';

export interface LinkParts {
  /** As it is now: its page may have been set, its supporters imported since the sign-in. */
  readonly year: Year;
  readonly state: LinkState;
}

/** What the page of personal links shows; a failure is a sentence. */
export function useLinkParts(): readonly [Loaded<LinkParts, string>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const load = async (): Promise<Result<LinkParts, string>> => {
    const [year, state] = await Promise.all([store.loadYear(scope), port.linkState(scope)]);
    if (!year.ok) return failed(failureSentence(year.error));
    if (!state.ok) return failed(serverSentence(state.error));
    return succeeded({ year: year.value, state: state.value });
  };
  return useReading(ofYear(scope, 'links', load), { fresh: true });
}
