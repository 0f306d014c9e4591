import { useSetAtom } from 'jotai';
import { signOut } from 'shared-kernel/session';
import { farewellAtom } from './signInAtoms';

/** Logs out by choice: whoever logs in next begins at Home. */
export function useLogout(): () => Promise<void> {
  const setFarewell = useSetAtom(farewellAtom);
  return () => {
    setFarewell('chosen');
    return signOut();
  };
}
