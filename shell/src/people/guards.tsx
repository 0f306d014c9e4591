import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { organisationAtom, useAuth, yearAtom } from 'shared-kernel/session';
import { Page } from 'shared-kernel/ui';
import { pageTitle } from '../frame/pageTitle';
import { DELETED } from '../pages/account/deletedState';
import { NoYearAlert } from './NoYearAlert';
import { OrganisationFailure } from './OrganisationFailure';
import { forgetReturnAddress, returnAddress, returnState } from './returnAddress';
import { farewellAtom, newcomerAtom } from './signInAtoms';

/** Pages for people who are logged in; others go to /login and come back afterwards (spec §2). */
export const LoginRequired = () => {
  const auth = useAuth();
  const farewell = useAtomValue(farewellAtom);
  const location: Location<unknown> = useLocation();
  if (auth.status === 'loggedIn') return <Outlet />;
  if (farewell === 'deleted')
    return <Navigate to={links.accountDeleted()} replace state={DELETED} />;
  const state = farewell === 'chosen' ? null : returnState(location);
  return <Navigate to={links.login()} replace state={state} />;
};

/** Pages that work on an organisation's year. */
export const OrganisationRequired = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const title = pageTitle(useLocation().pathname);
  if (load.status === 'failed') {
    return (
      <Page title={title} width="modal">
        <OrganisationFailure sentence={load.sentence} />
      </Page>
    );
  }
  if (load.status !== 'ready') return <Navigate to={links.home()} replace />;
  if (year !== null) return <Outlet />;
  return (
    <Page title={title} width="modal">
      <NoYearAlert />
    </Page>
  );
};

/** Login and sign-up: somebody who is logged in goes on, a newcomer to the welcome first. */
export const GuestsOnly = () => {
  const isLoggedIn = useAuth().status === 'loggedIn';
  const newcomer = useAtomValue(newcomerAtom);
  const location: Location<unknown> = useLocation();
  useEffect(() => {
    if (isLoggedIn) forgetReturnAddress();
  }, [isLoggedIn]);

  if (!isLoggedIn) return <Outlet />;
  return <Navigate to={newcomer ? links.signUpSuccess() : returnAddress(location)} replace />;
};
