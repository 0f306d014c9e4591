import { useAuth } from 'shared-kernel/session';
import { Page, Stack } from 'shared-kernel/ui';
import { FaultList } from './FaultList';
import { ReleaseList } from './ReleaseList';

/** What runs here and who looks after it, for everybody signed in; what went wrong, for superadmins. */
export const AboutPage = () => {
  const auth = useAuth();
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  return (
    <Page
      title="About"
      help="Supporter Screens is made of parts, which their teams release each by itself. These are the versions that this page works with."
    >
      <Stack gap="10">
        <ReleaseList />
        {isSuperadmin && <FaultList />}
      </Stack>
    </Page>
  );
};
