import { useState } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { sendPasswordReset, signInSentence, type SignInFailure } from 'shared-kernel/session';
import { Alert, Button, ErrorPanel, Field, Input, Page, Panel, Stack } from 'shared-kernel/ui';
import { recallPerson } from '../people/rememberedPerson';

type Sending =
  | { readonly status: 'asking' | 'sending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly failure: SignInFailure };

/** Asks the identity provider to send a mail by which a new password can be chosen (spec §8). */
export const ForgotPasswordPage = () => {
  const [email, setEmail] = useState(recallPerson()?.email ?? '');
  const [sending, setSending] = useState<Sending>({ status: 'asking' });

  const send = async () => {
    setSending({ status: 'sending' });
    const sent = await sendPasswordReset(email.trim());
    setSending(
      sent.ok ? { status: 'sent', email: email.trim() } : { status: 'failed', failure: sent.error },
    );
  };

  return (
    <Page
      title="New password"
      width="narrow"
      help="We send you an email with a link by which you choose a new password."
    >
      <Panel
        as="form"
        py="6"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="4">
          <Field.Root required>
            <Field.Label>Email</Field.Label>
            <Input
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
              }}
            />
          </Field.Root>
          <Button
            type="submit"
            w="full"
            disabled={email.trim() === ''}
            loading={sending.status === 'sending'}
            loadingText="Send email"
          >
            Send email
          </Button>
          <Outcome sending={sending} />
        </Stack>
      </Panel>
      <Button asChild variant="outline" w="full" mt="5">
        <Link to={links.login()}>Back to login</Link>
      </Button>
    </Page>
  );
};

/** An email without an account hears the same, so that nobody can find out who has one. */
const Outcome = ({ sending }: { sending: Sending }) => {
  if (sending.status === 'failed') {
    return (
      <ErrorPanel title="The email could not be sent">{signInSentence(sending.failure)}</ErrorPanel>
    );
  }
  if (sending.status !== 'sent') return null;
  return (
    <Alert.Root status="success" variant="surface" borderRadius="l3" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Please look into your mailbox</Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          If {sending.email} has an account, an email is on its way. It may take a few minutes, and
          it may lie among the spam.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};
