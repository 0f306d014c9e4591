import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { organisationAtom, useAuth } from 'shared-kernel/session';
import { Button, EmptyState, Page } from 'shared-kernel/ui';
import { newcomerAtom } from '../people/signInAtoms';

/** Where somebody arrives whose account was made just now (spec §2). */
export const SignUpSuccessPage = () => {
  const auth = useAuth();
  const setNewcomer = useSetAtom(newcomerAtom);
  useEffect(() => {
    setNewcomer(false);
  }, [setNewcomer]);
  const isLoggedIn = auth.status === 'loggedIn';
  const firstName = isLoggedIn ? (auth.user?.profile.firstName ?? '') : '';

  return (
    <Page title="Success" width="modal">
      <EmptyState
        title={firstName === '' ? 'Welcome!' : `Welcome, ${firstName}!`}
        action={
          <Button asChild>
            {isLoggedIn ? (
              <Link to={links.home()}>Home</Link>
            ) : (
              <Link to={links.login()}>Login</Link>
            )}
          </Button>
        }
      >
        {isLoggedIn ? <NextStep email={auth.email} /> : 'Please login to get started.'}
      </EmptyState>
    </Page>
  );
};

const NextStep = ({ email }: { email: string }) => {
  const load = useAtomValue(organisationAtom);
  if (load.status === 'ready')
    return `You are signed up, and at work in ${load.organisation.name}.`;
  return `You are signed up. Next, ask an admin of your organisation to add you: ${email}`;
};
