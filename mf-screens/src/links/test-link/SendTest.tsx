import { useAuthor } from 'shared-kernel/session';
import { Button, Field, Flex, Heading, Panel, SupporterEmailInput, Text } from 'shared-kernel/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTestLink } from './useTestLink';

/** Mails one supporter's link to whoever is signed in, who sees on their own phone what a supporter gets. */
export const SendTest = () => {
  const author = useAuthor();
  const { state, send, refuse, forget } = useTestLink();
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isSending = state.status === 'sending';
  const sendTest = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    const supporter = email.trim();
    if (!/^\S+@\S+$/.test(supporter)) refuse('Write the whole email address.');
    else if ((await send(supporter)) !== 'refused') return;
    input.current?.focus();
  };
  return (
    <Panel as="section" aria-label="Send me a test">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Send me a test
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4" overflowWrap="anywhere">
        One email with the link of a supporter whom you choose, to {author} and nobody else. The
        link ends after three days and is not counted in the results.
      </Text>
      <form noValidate onSubmit={(event) => void sendTest(event)}>
        <Field.Root invalid={state.status === 'refused'}>
          <Field.Label>Supporter email</Field.Label>
          <Flex gap="3" wrap="wrap" w="full">
            <SupporterEmailInput
              ref={input}
              flex="1"
              minW="12rem"
              value={email}
              onChange={(written) => {
                setEmail(written);
                if (!isSending) forget();
              }}
            />
            <Button type="submit" variant="outline" loading={isSending} loadingText="Sending">
              Send me a test
            </Button>
          </Flex>
          {state.status === 'refused' ? (
            <Field.ErrorText role="alert">{state.sentence}</Field.ErrorText>
          ) : (
            <Field.HelperText role="status" overflowWrap="anywhere">
              {state.status === 'sent' || state.status === 'failed'
                ? state.sentence
                : 'The whole address, as it was imported.'}
            </Field.HelperText>
          )}
        </Field.Root>
      </form>
    </Panel>
  );
};
