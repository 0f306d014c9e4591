import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import { organisationAtom, useAuth, yearAtom } from 'shared-kernel/session';
import {
  Button,
  chakra,
  EmptyState,
  Heading,
  HStack,
  Page,
  SimpleGrid,
  Text,
} from 'shared-kernel/ui';
import { NoYearAlert } from '../people/NoYearAlert';
import { OwnInvitations } from '../people/OwnInvitations';
import { OrganisationFailure } from '../people/OrganisationFailure';

const AREAS = [
  {
    title: 'Searches',
    path: links.searches(),
    text: 'Select users by searching against different criteria to use for screens',
  },
  {
    title: 'Screens',
    path: links.screens(),
    text: 'Build screens from searches and design content',
  },
  {
    title: 'Data fields',
    path: links.fields(),
    text: 'See imported fields, example values and stats',
  },
];

export const HomePage = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  if (auth.status !== 'loggedIn') return <Welcome />;
  if (load.status === 'ready') return <Areas />;
  return (
    <Page title="Home" width="modal">
      {load.status === 'failed' ? (
        <OrganisationFailure sentence={load.sentence} />
      ) : (
        <>
          <NotRegistered email={auth.email} isSuperadmin={auth.roles.superadmin} />
          <OwnInvitations organisationName={null} />
        </>
      )}
    </Page>
  );
};

/** A superadmin is without an organisation only where there is none at all (spec §6). */
const NotRegistered = ({ email, isSuperadmin }: { email: string; isSuperadmin: boolean }) =>
  isSuperadmin ? (
    <EmptyState
      title="There is no organisation yet"
      action={
        <Button asChild>
          <Link to={links.setUp()}>Set up an organisation</Link>
        </Button>
      }
    >
      You are a superadmin: make the first organisation, and invite its admins.
    </EmptyState>
  ) : (
    <EmptyState title="You are not registered to any organisation yet">
      Please ask an admin of your organisation to add you. They will need the e-mail you signed in
      with: {email}
    </EmptyState>
  );

const Areas = () => {
  const year = useAtomValue(yearAtom);
  return (
    <Page title="Home" help="Show your supporters what a difference they've made this year">
      {year === null ? (
        <NoYearAlert />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          {AREAS.map(({ title, path, text }) => (
            <AreaLink key={path} to={path}>
              <Heading as="h2" fontSize="xl" fontWeight="semibold">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </AreaLink>
          ))}
        </SimpleGrid>
      )}
    </Page>
  );
};

const AreaLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '6',
    minH: '40',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    transition: 'border-color 150ms ease-out, background 150ms ease-out',
    _hover: { borderColor: 'accent.border', bg: 'accent.subtle' },
  },
});

const Welcome = () => (
  <Page title="Home" help="Show your supporters what a difference they've made this year">
    <EmptyState
      title="Please sign up or login to get started"
      action={
        <HStack justify="center" gap="3">
          <Button asChild>
            <Link to={links.signUp()}>Sign up</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={links.login()}>Login</Link>
          </Button>
        </HStack>
      }
    >
      Searches find the right supporters, screens tell each of them what they made possible.
    </EmptyState>
  </Page>
);
