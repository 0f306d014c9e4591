import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import {
  organisationAtom,
  useAuth,
  useIsAdmin,
  type AuthState,
  type OrganisationLoad,
} from 'shared-kernel/session';
import { Button, Page, Panel, Stack, Text } from 'shared-kernel/ui';
import { useLogout } from '../people/useLogout';

export const AccountPage = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const logout = useLogout();
  const isAdmin = useIsAdmin();
  return (
    <Page title="Account" width="narrow">
      <Panel as="dl" mb="5">
        <Fact term="Email" value={auth.status === 'loggedIn' ? auth.email : ''} />
        <Fact term="Organisation" value={organisationWords(load)} />
        <Fact term="Role" value={roleWords(auth, load)} />
      </Panel>
      {isAdmin && (
        <Button asChild variant="outline" w="full" mb="3">
          <Link to={links.setUp()}>Set up years, people, fonts and colours</Link>
        </Button>
      )}
      <Button variant="outline" w="full" onClick={() => void logout()}>
        Logout
      </Button>
    </Page>
  );
};

function organisationWords(load: OrganisationLoad): string {
  if (load.status === 'ready') return load.organisation.name;
  return load.status === 'none' ? 'None yet' : 'Could not be loaded';
}

/** spec §6. */
function roleWords(auth: AuthState, load: OrganisationLoad): string {
  if (auth.status !== 'loggedIn') return '';
  if (auth.roles.superadmin) return 'Superadmin';
  if (auth.roles.admin) return 'Admin';
  return load.status === 'ready' ? 'Member' : organisationWords(load);
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <Stack gap="0" py="2">
    <Text as="dt" color="fg.muted" fontSize="sm">
      {term}
    </Text>
    <Text as="dd" overflowWrap="anywhere">
      {value}
    </Text>
  </Stack>
);
