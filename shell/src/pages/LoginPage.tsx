import { Link, links } from 'shared-kernel/contract';
import { Button, Page, Panel, Stack, Text } from 'shared-kernel/ui';
import { SignInButton } from '../people/SignInButton';
import { TwoStepWarning } from '../people/TwoStepWarning';

export const LoginPage = () => (
  <Page title="Login" width="narrow">
    <Stack gap="5">
      <TwoStepWarning />
      <Panel py="6">
        <SignInButton label="Login with Google" failureText="Sorry, we could not log you in" />
      </Panel>
      <Stack gap="2" align="center" pt="2">
        <Text color="fg.muted">New here?</Text>
        <Button asChild variant="outline" w="full">
          <Link to={links.signUp()}>Sign up</Link>
        </Button>
      </Stack>
    </Stack>
  </Page>
);
