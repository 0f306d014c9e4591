import type { Publication, YearScope } from 'shared-kernel/model';
import {
  publishingStoreAtom,
  type Published,
  type PublishingStore,
} from 'shared-kernel/publishing';
import { useServerToasts, type ServerAnswer } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

type Call<T> = (store: PublishingStore, scope: YearScope) => ServerAnswer<T>;

/** Decisions about versions that are there: one at a time, told by a toast, and everything read anew whatever came of it. */
export function useDecisions() {
  const store = useAtomValue(publishingStoreAtom);
  const scope = useScope();
  const { withToast } = useServerToasts();
  const { yearChanged } = useServerChanges();
  const [busy, setBusy] = useState(false);
  const decide = async <T>(done: string | ((answer: T) => string), call: Call<T>) => {
    setBusy(true);
    const answer = await withToast('Publish', done, () => call(store, scope));
    await yearChanged(scope);
    setBusy(false);
    return answer.ok;
  };
  return {
    busy,
    takeDown: () =>
      decide('Supporters see no screens any more.', (server) => server.takeDown(scope)),
    showAgain: () =>
      decide('Supporters see the screens again.', (server) => server.showAgain(scope)),
    withdraw: ({ number, hash }: Publication) =>
      decide(`Version ${String(number)} is withdrawn.`, (server) =>
        server.withdraw(scope, { number, hash }),
      ),
    approve: ({ number, hash }: Publication) =>
      decide(`Version ${String(number)} is approved.`, (server) =>
        server.approve(scope, { number, hash }),
      ),
    goBack: ({ number, hash }: Publication) =>
      decide(
        ({ state }: Published) =>
          state === 'awaiting'
            ? 'It waits for somebody to approve it.'
            : `Supporters see version ${String(number)} again.`,
        (server) => server.goBack(scope, { number, hash }),
      ),
    askForApproval: (needed: boolean) =>
      decide(
        needed
          ? 'From now on a second person approves what is published.'
          : 'What is published is seen without approval.',
        (server) => server.askForApproval(scope.organisationId, needed),
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
