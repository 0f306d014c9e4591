import { Link, links } from 'shared-kernel/contract';
import { Button, Page, Panel, Stack, Text } from 'shared-kernel/ui';
import { ClaimNotice } from '../people/ClaimNotice';
import { SignInButton } from '../people/SignInButton';
import { TextLink } from '../people/TextLink';
import { TwoStepWarning } from '../people/TwoStepWarning';

export const SignUpPage = () => (
  <Page title="Sign up" width="narrow">
    <Stack gap="5">
      <TwoStepWarning />
      <ClaimNotice />
      <Panel py="6">
        <SignInButton label="Sign up with Google" failureText="Sorry, we could not register you" />
        <Text mt="3" fontSize="sm" color="fg.muted" textAlign="center">
          By signing up you accept the <TextLink to={links.terms()}>terms</TextLink> and the{' '}
          <TextLink to={links.privacy()}>privacy policy</TextLink>.
        </Text>
      </Panel>
      <Stack gap="2" align="center" pt="2">
        <Text color="fg.muted">Already registered?</Text>
        <Button asChild variant="outline" w="full">
          <Link to={links.login()}>Login</Link>
        </Button>
      </Stack>
    </Stack>
  </Page>
);
