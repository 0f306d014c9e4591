import { useAtomValue } from 'jotai';
import { links } from 'shared-kernel/contract';
import { organisationAtom, useAuth, useIsAdmin } from 'shared-kernel/session';
import { remoteFor } from '../remotes/previewRelease';
import type { PlacedRemote } from '../remotes/remoteOverride';

export interface HeaderEntry {
  readonly label: string;
  readonly path: string;
  /** A page of an area belongs to its entry; what lies below an own page, such as the welcome, does not. */
  readonly isExact: boolean;
  readonly remote?: PlacedRemote;
}

/** spec §2: Home, the areas where an organisation is set, Account; or Sign up and Login. */
export function useHeaderEntries(remotes: readonly PlacedRemote[]): readonly HeaderEntry[] {
  const auth = useAuth();
  const organisation = useAtomValue(organisationAtom);
  if (auth.status !== 'loggedIn') {
    return [own('Sign up', links.signUp()), own('Login', links.login())];
  }
  const { superadmin } = auth.roles;
  const areas =
    organisation.status === 'ready'
      ? remotes
          .map((remote) => remoteFor(remote, superadmin))
          .flatMap((remote) =>
            remote.nav === null ? [] : [{ ...remote.nav, isExact: false, remote }],
          )
      : [];
  return [own('Home', links.home()), ...areas, own('Account', links.account())];
}

const own = (label: string, path: string): HeaderEntry => ({ label, path, isExact: true });

/** Whose settings an admin has the way to. */
export function useSettings(remotes: readonly PlacedRemote[]): PlacedRemote | null {
  const organisation = useAtomValue(organisationAtom);
  const isAdmin = useIsAdmin();
  if (!isAdmin || organisation.status !== 'ready') return null;
  return remotes.find(({ paths }) => paths.includes(links.setUp())) ?? null;
}
