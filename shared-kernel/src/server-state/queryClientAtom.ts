import { notifyManager, QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { keepUnchanged } from './keepUnchanged';

// Answers are shown as soon as they are there, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/** Whose pages these are, and of which organisation. */
const ownerAtom = atom((get) => {
  const auth = get(authAtom);
  const load = get(organisationAtom);
  return JSON.stringify([
    auth.status === 'loggedIn' ? [auth.userId, auth.roles] : auth.status,
    load.status === 'ready' ? load.organisation.id : load.status,
  ]);
});

/**
 * What was read is kept here. It belongs to one person in one organisation: for another there is another client, so
 * that nothing of it can be shown to them.
 */
export const queryClientAtom = atom((get) => {
  get(ownerAtom);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The SDKs say what is wrong, at once: a page shows their sentence, and its button tries again.
        retry: false,
        networkMode: 'always',
        structuralSharing: keepUnchanged,
      },
    },
  });
});
