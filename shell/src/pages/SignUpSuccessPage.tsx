import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { useAuth } from 'shared-kernel/session';
import { Button, EmptyState, Page } from 'shared-kernel/ui';
import { newcomerAtom } from '../people/newcomer';

export const SignUpSuccessPage = () => {
  const auth = useAuth();
  const setNewcomer = useSetAtom(newcomerAtom);
  useEffect(() => {
    setNewcomer(false);
  }, [setNewcomer]);
  const firstName = auth.status === 'loggedIn' ? (auth.user?.profile.firstName ?? '') : '';

  return (
    <Page title="Success" width="modal">
      <EmptyState
        title={firstName === '' ? 'Welcome!' : `Welcome, ${firstName}!`}
        action={
          <Button asChild>
            <Link to={links.home()}>Home</Link>
          </Button>
        }
      >
        You are signed up. An admin of your organisation can now add you to it.
      </EmptyState>
    </Page>
  );
};
