import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { organisationAtom, useAuth, yearAtom } from 'shared-kernel/session';
import { Box } from 'shared-kernel/ui';
import { newcomerAtom } from './newcomer';
import { NoYearAlert } from './NoYearAlert';
import { OrganisationFailure } from './OrganisationFailure';

/** Pages for people who are logged in; others go to /login and come back afterwards (spec §2). */
export const LoginRequired = () => {
  const auth = useAuth();
  const location = useLocation();
  return auth.status === 'loggedIn' ? (
    <Outlet />
  ) : (
    <Navigate to={links.login()} replace state={{ from: location }} />
  );
};

/** Pages that work on an organisation's year. */
export const OrganisationRequired = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  if (load.status === 'failed') {
    return (
      <Box maxW="720px" mx="auto" px="4" py="8">
        <OrganisationFailure sentence={load.sentence} />
      </Box>
    );
  }
  if (load.status !== 'ready') return <Navigate to={links.home()} replace />;
  return year === null ? <NoYearAlert /> : <Outlet />;
};

/** Login and sign-up: somebody who is logged in goes on, a newcomer to the welcome first. */
export const GuestsOnly = () => {
  const auth = useAuth();
  const newcomer = useAtomValue(newcomerAtom);
  const location: Location<unknown> = useLocation();
  if (auth.status !== 'loggedIn') return <Outlet />;
  return <Navigate to={newcomer ? '/sign-up/success' : cameFrom(location)} replace />;
};

/** The address that LoginRequired left in the history entry, if any. */
function cameFrom({ state }: Location<unknown>): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'object' && from !== null && 'pathname' in from
    ? String(from.pathname)
    : links.home();
}
