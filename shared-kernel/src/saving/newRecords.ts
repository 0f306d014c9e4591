import type { DataFailure } from 'shared-kernel/firestore';
import type { Result } from 'shared-kernel/model';
import { authAtom, useToast } from 'shared-kernel/session';
import { useServerChanges, type Listed } from 'shared-kernel/server-state';
import { useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RecordToasts } from './recordToasts';

/** State of the navigation that leads from the list to what was just created. */
interface Creation {
  readonly created: true;
}

export const CREATION: Creation = { created: true };

/** Whether a page was opened by creating what it shows. */
export const isCreation = (state: unknown): state is Creation =>
  typeof state === 'object' && state !== null && 'created' in state;

/** What was created, and the way to delete it unless somebody has worked on it since: then false. */
export interface Discard extends Listed {
  readonly run: () => Promise<Result<boolean, DataFailure>>;
}

/** Discards what was created and left as it was, and says so. */
export function useDiscarding(toasts: RecordToasts): (discard: Discard) => void {
  const store = useStore();
  const showToast = useToast();
  const { leavingOut } = useServerChanges();
  return ({ run, ...listed }) => {
    // Whoever is signed out may come back to it.
    if (store.get(authAtom).status !== 'loggedIn') return;
    const discarding = run().then((discarded) => {
      if (!discarded.ok)
        console.error(`A new record could not be discarded: ${discarded.error.code}`);
      else if (discarded.value) showToast(toasts.discarded);
    });
    leavingOut(listed, discarding);
  };
}

/** Discards a new record when its page is left and nothing was saved: `discard` is null where something was. */
export function useDiscardOnLeaving(discard: Discard | null, toasts: RecordToasts): void {
  const begin = useDiscarding(toasts);
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (discard !== null) begin(discard);
    };
  });
  // Before the next page is seen, which must not show it.
  useLayoutEffect(
    () => () => {
      latest.current();
    },
    [],
  );
}
