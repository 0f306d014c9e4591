import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { Alert, Button, HStack, Page, Panel, Stack, Text } from 'shared-kernel/ui';
import { forgetPerson, recallPerson, type RememberedPerson } from '../people/rememberedPerson';
import { SignInButton } from '../people/SignInButton';
import { farewellAtom } from '../people/signInAtoms';
import { TwoStepWarning } from '../people/TwoStepWarning';

interface LoginPageProps {
  /** Who logged in here last. */
  readonly lastPerson?: RememberedPerson | null;
}

export const LoginPage = ({ lastPerson = recallPerson() }: LoginPageProps) => (
  <Page title="Login" width="narrow">
    <Stack gap="5">
      <Ended />
      <TwoStepWarning />
      <Panel py="6">
        <SignInButton label="Login with Google" failureText="Sorry, we could not log you in" />
        <LastPerson remembered={lastPerson} />
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

/** To whoever was logged out without having asked for it. */
const Ended = () => {
  const [farewell, setFarewell] = useAtom(farewellAtom);
  useEffect(() => {
    if (farewell === 'chosen') setFarewell(null);
  }, [farewell, setFarewell]);
  if (farewell !== 'ended') return null;
  return (
    <Alert.Root status="info" variant="surface" borderRadius="l3" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>You have been logged out</Alert.Title>
        <Alert.Description>
          Your login has expired or was ended in another tab. Log in again to go on where you were.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};

/** On a shared computer it can be forgotten. */
const LastPerson = ({ remembered }: { readonly remembered: RememberedPerson | null }) => {
  const [person, setPerson] = useState(remembered);
  if (person === null) return null;
  return (
    <HStack gap="2" mt="3" justify="center" color="fg.muted" minW="0">
      <Text truncate>
        Last time: <span data-last-email>{person.email}</span>
      </Text>
      <Button
        size="xs"
        variant="ghost"
        flexShrink="0"
        onClick={() => {
          forgetPerson();
          setPerson(null);
        }}
      >
        Forget
      </Button>
    </HStack>
  );
};
