import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { Link, links } from 'shared-kernel/contract';
import { FORMER_MEMBER } from 'shared-kernel/model';
import { Button, EmptyState, Page } from 'shared-kernel/ui';
import { farewellAtom } from '../../people/signInAtoms';
import { isDeleted } from './deletedState';

/** Where somebody arrives who has deleted their account. */
export const AccountDeletedPage = () => {
  const location: Location<unknown> = useLocation();
  const setFarewell = useSetAtom(farewellAtom);
  useEffect(() => {
    setFarewell(null);
  }, [setFarewell]);
  if (!isDeleted(location.state)) return <Navigate to={links.home()} replace />;
  return (
    <Page title="Account deleted" width="modal">
      <EmptyState
        title="Your account is deleted"
        action={
          <Button asChild variant="outline">
            <Link to={links.home()}>Home</Link>
          </Button>
        }
      >
        {`You are logged out, and the account lets nobody in any more. What you made stays, with “${FORMER_MEMBER}” in place of your email; where there is much of it, that takes some minutes. Signing up again with the same Google account begins a new one.`}
      </EmptyState>
    </Page>
  );
};
