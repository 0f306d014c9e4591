import type { OrganisationId } from 'shared-kernel/model';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import type { Store } from './linkExports';

/** To another organisation, or by signing out. */
export type Leaving = 'switched' | 'signedOut';

/** Calls once, as soon as the signed-in person leaves this organisation. */
export function onceLeft(
  store: Store,
  organisationId: OrganisationId,
  left: (leaving: Leaving) => void,
): void {
  const person = personOf(store);
  const look = () => {
    const leaving =
      personOf(store) === person ? leavingOf(store, organisationId) : ('signedOut' as const);
    if (leaving === null) return;
    for (const stop of stops) stop();
    left(leaving);
  };
  const stops = [store.sub(authAtom, look), store.sub(organisationAtom, look)];
}

const personOf = (store: Store): string | null => {
  const auth = store.get(authAtom);
  return auth.status === 'loggedIn' ? auth.userId : null;
};

/** While another is loading, or this one is read again, nobody has left. */
function leavingOf(store: Store, organisationId: OrganisationId): Leaving | null {
  const load = store.get(organisationAtom);
  if (load.status === 'none') return 'signedOut';
  return load.status === 'ready' && load.organisation.id !== organisationId ? 'switched' : null;
}
