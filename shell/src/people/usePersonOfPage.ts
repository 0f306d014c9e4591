import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  authAtom,
  chosenYearIdAtom,
  observeIdentity,
  organisationAtom,
  organisationsAtom,
  type Identity,
} from 'shared-kernel/session';
import { loadPerson } from './loadPerson';
import { newcomerAtom } from './newcomer';

/** Follows the identity provider and keeps the session's atoms true. Mounted once, at the top. */
export function usePersonOfPage(): void {
  const setAuth = useSetAtom(authAtom);
  const setOrganisations = useSetAtom(organisationsAtom);
  const setOrganisation = useSetAtom(organisationAtom);
  const setChosenYear = useSetAtom(chosenYearIdAtom);
  const setNewcomer = useSetAtom(newcomerAtom);

  useEffect(() => {
    let latest = 0;
    const follow = async (identity: Identity | null) => {
      const turn = ++latest;
      setChosenYear(null);
      setOrganisation({ status: 'loading' });
      if (identity === null) {
        setOrganisations([]);
        setOrganisation({ status: 'none' });
        setAuth({ status: 'loggedOut' });
        return;
      }
      setAuth({ status: 'loading' });
      const person = await loadPerson(identity);
      if (turn !== latest) return;
      setOrganisations(person.organisations);
      setOrganisation(person.organisation);
      setNewcomer(person.isNew);
      setAuth(person.auth);
    };
    const stop = observeIdentity((identity) => void follow(identity));
    return () => {
      latest++;
      stop();
    };
  }, [setAuth, setOrganisations, setOrganisation, setChosenYear, setNewcomer]);
}
