import { Navigate, useLocation, type Location } from 'react-router-dom';
import { Link, links } from 'shared-kernel/contract';
import { FORMER_MEMBER } from 'shared-kernel/model';
import { Button, EmptyState, Page } from 'shared-kernel/ui';
import { deletedIn } from './deletedState';

/** Where somebody arrives who has deleted their account. */
export const AccountDeletedPage = () => {
  const location: Location<unknown> = useLocation();
  const deleted = deletedIn(location.state);
  if (deleted === null) return <Navigate to={links.home()} replace />;
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
        {deleted.ended
          ? `You are logged out. What you made stays, by “${FORMER_MEMBER}”. Whoever signs up with your Google account begins anew.`
          : `You are logged out, and your account opens nothing any more. Your e-mail is being taken out of what you made: that ends by itself, within minutes.`}
      </EmptyState>
    </Page>
  );
};
