import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import { capitalised, type Organisation } from 'shared-kernel/model';
import {
  organisationAtom,
  useAuth,
  useIsAdmin,
  type AuthState,
  type OrganisationLoad,
} from 'shared-kernel/session';
import { Button, Page, Panel, Stack, Text } from 'shared-kernel/ui';
import { OwnInvitations } from '../people/OwnInvitations';
import { useLogout } from '../people/useLogout';
import { DeleteAccount } from './account/DeleteAccount';
import { LeaveOrganisation } from './account/LeaveOrganisation';

export const AccountPage = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const logout = useLogout();
  const isAdmin = useIsAdmin();
  const own = ownOrganisation(auth, load);
  return (
    <Page title="Account" width="modal">
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
      {own !== null && <LeaveOrganisation organisation={own} />}
      <Button variant="outline" w="full" onClick={() => void logout()}>
        Logout
      </Button>
      {/* Above what is loaded, which would push it away from under a pointer. */}
      {auth.status === 'loggedIn' && <DeleteAccount userId={auth.userId} email={auth.email} />}
      {auth.status === 'loggedIn' && <OwnInvitations organisationName={own?.name ?? null} />}
    </Page>
  );
};

/** Null where there is none, and where a superadmin looks at one that they are no member of. */
function ownOrganisation(auth: AuthState, load: OrganisationLoad): Organisation | null {
  if (auth.status !== 'loggedIn' || load.status !== 'ready') return null;
  return auth.user?.organisation === load.organisation.id ? load.organisation : null;
}

function organisationWords(load: OrganisationLoad): string {
  if (load.status === 'ready') return load.organisation.name;
  return load.status === 'none' ? 'None yet' : 'Could not be loaded';
}

/** spec §6. */
function roleWords(auth: AuthState, load: OrganisationLoad): string {
  if (auth.status !== 'loggedIn') return '';
  if (auth.roles.superadmin) return 'Superadmin';
  if (auth.roles.admin) return 'Admin';
  if (load.status !== 'ready') return organisationWords(load);
  return auth.roles.given == null ? 'Member' : capitalised(auth.roles.given);
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
