import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { organisationAtom, useAuth, type OrganisationLoad } from 'shared-kernel/session';
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
  const organisation = useAtomValue(organisationAtom);
  const founds = isLoggedIn && auth.roles.superadmin && organisation.status === 'none';
  const firstName = isLoggedIn ? (auth.user?.profile.firstName ?? '') : '';

  return (
    <Page title="Success" width="modal">
      <EmptyState
        title={firstName === '' ? 'Welcome!' : `Welcome, ${firstName}!`}
        action={
          <Button asChild>
            {founds ? (
              <Link to={links.setUp()}>Set up an organisation</Link>
            ) : isLoggedIn ? (
              <Link to={links.home()}>Home</Link>
            ) : (
              <Link to={links.login()}>Login</Link>
            )}
          </Button>
        }
      >
        {founds
          ? 'You run this installation now, as its superadmin. Make your organisation next.'
          : isLoggedIn
            ? nextStep(organisation, auth.email)
            : 'Please login to get started.'}
      </EmptyState>
    </Page>
  );
};

const nextStep = (load: OrganisationLoad, email: string): string =>
  load.status === 'ready'
    ? `You are signed up, and at work in ${load.organisation.name}.`
    : `You are signed up. Next, ask an admin of your organisation to add you: ${email}`;
