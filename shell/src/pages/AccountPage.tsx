import { useAtomValue } from 'jotai';
import { organisationAtom, signOut, useAuth } from 'shared-kernel/session';
import { Button, Page, Panel, Stack, Text } from 'shared-kernel/ui';

export const AccountPage = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const email = auth.status === 'loggedIn' ? auth.email : '';
  return (
    <Page title="Account" width="narrow">
      <Panel as="dl" mb="5">
        <Fact term="Email" value={email} />
        {load.status === 'ready' && <Fact term="Organisation" value={load.organisation.name} />}
      </Panel>
      <Button variant="outline" w="full" onClick={() => void signOut()}>
        Logout
      </Button>
    </Page>
  );
};

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
