import { links, useNavigate } from 'shared-kernel/contract';
import { Button, Field, Flex, Panel, SearchIcon, SupporterEmailInput } from 'shared-kernel/ui';
import { useRef, useState, type SyntheticEvent } from 'react';

/** Asks for a whole email, and opens its page; nobody is looked up while it is written. */
export const FindSupporter = ({ first = '' }: { readonly first?: string }) => {
  const navigate = useNavigate();
  const [email, setEmail] = useState(first);
  const [isIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    if (/^\S+@\S+$/.test(email.trim())) {
      void navigate(links.supporter(email.trim().toLowerCase()));
      return;
    }
    setIncomplete(true);
    input.current?.focus();
  };
  return (
    <Panel as="section" aria-label="Find a supporter">
      <form noValidate onSubmit={open}>
        <Field.Root invalid={isIncomplete} maxW="32rem">
          <Field.Label>Supporter email</Field.Label>
          <Flex gap="3" wrap="wrap" w="full">
            <SupporterEmailInput
              ref={input}
              flex="1"
              minW="12rem"
              value={email}
              onChange={(written) => {
                setEmail(written);
                setIncomplete(false);
              }}
            />
            <Button type="submit">
              <SearchIcon size={16} aria-hidden />
              Open
            </Button>
          </Flex>
          <Field.ErrorText>Write the whole email address.</Field.ErrorText>
          {!isIncomplete && (
            <Field.HelperText>The whole address, as it was imported.</Field.HelperText>
          )}
        </Field.Root>
      </form>
    </Panel>
  );
};
